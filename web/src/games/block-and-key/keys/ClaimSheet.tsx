// Claiming: every completed key ticked, one button for all of them, and a quiet one to claim fewer.
import { type ReactNode, useState } from "react";
import { useSay } from "../../../texts/TextsProvider";
import { FinalButton } from "../../FinalButton";
import type { Guard } from "../../useAct";
import { useLastWord } from "../../useLastWord";
import type { KeyCard } from "../pieces/pieces";
import type { Desk } from "../useDesk";
import { keyName } from "../words";
import { KeyPicture } from "./KeyPicture";

export interface ClaimSheet {
  /** Whether it is being said which keys are claimed. */
  choosing: boolean;
  /** The completed keys, beside the question. */
  keys: ReactNode;
  buttons: ReactNode;
}

/** Null where nothing can be claimed. */
export function useClaimSheet({ acting, claims, pieces }: Desk): ClaimSheet | null {
  const say = useSay();
  const asked = claims.keys.join();
  const [choice, setChoice] = useState({ asked, choosing: false, left: new Set<string>() });
  const { choosing, left } = choice.asked === asked ? choice : { choosing: false, left: new Set<string>() };
  const cards = claims.keys.flatMap(id => pieces.keys.get(id) ?? []);
  if (!cards.length) return null;
  const wanted = cards.filter(({ id }) => !left.has(id));
  const points = wanted.reduce((sum, card) => sum + card.points, 0);
  const toggle = (id: string): void =>
    setChoice({
      asked,
      choosing: true,
      left: new Set(left.has(id) ? [...left].filter(other => other !== id) : [...left, id]),
    });
  return {
    choosing: choosing && cards.length > 1,
    keys: (
      <ul className={choosing ? "claim-keys claim-choosing" : "claim-keys"}>
        {cards.map(card => (
          <li key={card.id}>
            <ClaimKey card={card} on={!left.has(card.id)} toggle={choosing ? () => toggle(card.id) : null} />
          </li>
        ))}
      </ul>
    ),
    buttons: (
      <>
        <Claim
          key={asked}
          guard={acting.guard}
          means={`${asked} / ${wanted.map(({ id }) => id).join()}`}
          press={() => claims.claim(wanted.map(({ id }) => id))}
        >
          {say("temple-claim", { count: wanted.length, points })}
        </Claim>
        {choosing ? (
          <button
            type="button"
            className="button button-quiet claim-back"
            onClick={() => setChoice({ asked, choosing: false, left: new Set() })}
          >
            {say("temple-claim-back", { count: cards.length })}
          </button>
        ) : (
          <button
            type="button"
            className="button button-quiet claim-fewer"
            // Of one key, fewer is none.
            onClick={() =>
              setChoice({ asked, choosing: true, left: new Set(cards.length === 1 ? [asked] : []) })
            }
          >
            {say("temple-claim-fewer", { count: cards.length })}
          </button>
        )}
      </>
    ),
  };
}

/** The one answer that claims. The keyboard comes to it: what is pressed there counts once the question has been seen. */
function Claim(props: { guard: Guard; means: string; press(): void; children: ReactNode }) {
  return <FinalButton ref={useLastWord()} kind="claim" className="claim-all" {...props} />;
}

/** A key with its tick; one that may be left out is a switch. */
function ClaimKey({ card, on, toggle }: { card: KeyCard; on: boolean; toggle: (() => void) | null }) {
  const say = useSay();
  const content = (
    <>
      <span className="claim-tick" aria-hidden="true">
        {on ? "✓" : ""}
      </span>
      <span aria-hidden="true">
        <KeyPicture card={card} size={10} />
      </span>
      <span className="hidden-visually">{keyName(say, card)}</span>
    </>
  );
  return toggle ? (
    <button type="button" className="claim-key" role="switch" aria-checked={on} onClick={toggle}>
      {content}
    </button>
  ) : (
    <span className="claim-key" title={keyName(say, card)}>
      {content}
    </span>
  );
}
