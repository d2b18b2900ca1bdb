// A choice of several parts, in words: all of it is chosen before anything is sent, and can be given up until then.
import { useId, useState } from "react";
import type { Action } from "../../server/choices";
import type { SeatGame } from "../../server/tableState";
import { useSay } from "../../texts/TextsProvider";
import { Final } from "../Final";
import { FinalButton } from "../FinalButton";
import type { FollowUp } from "../manifest";
import type { Acting } from "../useAct";
import { usePlan } from "../usePlan";

interface Drafted {
  action: Action;
  more: FollowUp;
  /** What a hint proposes for the rest of it. */
  then: readonly Action[];
}

interface Drafting {
  draft: Drafted | null;
  begin(action: Action, more: FollowUp, then: readonly Action[]): void;
  giveUp(): void;
  /** Carry it out with these. */
  send(cards: readonly string[]): void;
}

export function useDraft(game: SeatGame, { goOn }: Acting): Drafting {
  const [kept, keep] = useState<(Drafted & { version: number }) | null>(null);
  const [, plan] = usePlan(game, false, goOn);
  // Drafted for an earlier question: that is over.
  const draft = kept?.version === game.version ? kept : null;
  return {
    draft,
    begin: (action, more, then) => keep({ action, more, then, version: game.version }),
    giveUp: () => keep(null),
    send: cards => {
      if (!draft) return;
      const { action, more } = draft;
      const first = {
        asked: game.decision?.type ?? "",
        kind: action.kind,
        card: action.card as string,
        ...(action.space === undefined ? {} : { space: action.space as number }),
      };
      plan([first, ...cards.map(card => ({ asked: more.asked, kind: more.kind, card }))]);
      keep(null);
    },
  };
}

interface Props extends Pick<Drafting, "giveUp" | "send">, Pick<Acting, "guard"> {
  draft: Drafted;
  /** What was chosen, in words. */
  text: string;
}

export function Draft({ draft: { action, more, then }, text, giveUp, send, guard }: Props) {
  const say = useSay();
  const [picked, pick] = useState<readonly string[]>(() => proposed(more, then));
  const { number, choices } = more;
  const note = useId();
  return (
    <fieldset className="stack">
      <legend className="hidden-visually">{text}</legend>
      <ul className="text-moves">
        {choices.map(({ card, text: name }) => (
          <li key={card}>
            <button
              type="button"
              className="button button-small"
              aria-pressed={picked.includes(card)}
              onClick={() => pick(toggled(picked, card, number))}
            >
              {picked.includes(card) && <span aria-hidden="true">✓ </span>}
              {name}
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        <Final id={note} />
        <FinalButton
          guard={guard}
          kind={action.kind}
          className="draft-send"
          aria-describedby={note}
          disabled={picked.length !== number}
          press={() => send(picked)}
        >
          {say("web-pay", { picked: picked.length, number })}
        </FinalButton>
        <button type="button" className="button button-quiet" onClick={giveUp}>
          {say("web-not-yet")}
        </button>
      </div>
    </fieldset>
  );
}

function proposed({ kind }: FollowUp, then: readonly Action[]): readonly string[] {
  return then.flatMap(each => (each.kind === kind ? [String(each.card)] : []));
}

function toggled(picked: readonly string[], card: string, most: number): readonly string[] {
  if (picked.includes(card)) return picked.filter(other => other !== card);
  return picked.length < most ? [...picked, card] : picked;
}
