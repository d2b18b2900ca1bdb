// Where one acts: what is asked, the answers, the second word for what cannot be undone, the end of a turn. Above the
// board on a wide screen, at the thumb on a narrow one, where chips lead to the parts that do not fit beside it.
import "./action-bar.css";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { HOME } from "../table/keepFocus";
import { useRoomWord } from "../table/RoomWord";
import { Spoken } from "../table/Spoken";
import { useSay } from "../texts/TextsProvider";
import { Final, Vain } from "./Final";
import { FinalButton } from "./FinalButton";
import type { GameTableProps } from "./gameTable";
import type { Acting, Guard } from "./useAct";
import type { Arming } from "./useArmed";
import { useLastWord } from "./useLastWord";

export interface Chip {
  name: string;
  text: string;
  /** Whether its part is the one in sight. */
  on: boolean;
  /** Whether what is asked can be answered there. */
  wanted?: boolean;
  show(): void;
}

interface Props {
  /** What is asked, or what happens while others act. */
  question: ReactNode;
  /** The same for ears: whose turn it is, what was just done, what is asked. */
  spoken: string;
  /** Which question it is: another one is spoken even in the same words. */
  moment?: unknown;
  /** The answers that have no place on the table. */
  children?: ReactNode;
  chips?: readonly Chip[];
}

export function ActionBar({ question, spoken, moment, children, chips = [] }: Props) {
  const say = useSay();
  return (
    <section className="action-bar" aria-label={say("web-what-to-do")} {...HOME}>
      <Spoken text={spoken} moment={moment} />
      <div className="action-question">
        {question}
        {useRoomWord()}
      </div>
      <div className="action-answers">{children}</div>
      {chips.length > 0 && <Chips chips={chips} />}
    </section>
  );
}

function Chips({ chips }: { chips: readonly Chip[] }) {
  const say = useSay();
  return (
    <nav className="action-chips" aria-label={say("web-parts")}>
      {chips.map(({ name, text, on, wanted, show }) => (
        <button
          key={name}
          type="button"
          className={wanted ? `chip chip-${name} chip-wanted` : `chip chip-${name}`}
          aria-pressed={on}
          onClick={show}
        >
          {text}
        </button>
      ))}
    </nav>
  );
}

interface ConfirmProps {
  arming: Arming;
  guard: Guard;
  /** What would be done: its blocks, its card. */
  children?: ReactNode;
  /** The button's own word: "Take these 3". */
  text: string;
}

/** What is armed, and the one button that does it. The keyboard is already there. */
export function Confirm({ arming, guard, children, text }: ConfirmProps) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  const note = useId();
  const { armed, confirm, cancel } = arming;
  useEffect(() => {
    if (armed) button.current?.focus({ preventScroll: true });
  }, [armed]);
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === "Escape" && armed) cancel();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [armed, cancel]);
  if (!armed) return null;
  return (
    <div className="confirm">
      {children}
      <Why arming={arming} id={note} />
      <FinalButton
        ref={button}
        guard={guard}
        kind={armed.kind}
        means={JSON.stringify(armed)}
        className="confirm-button"
        aria-describedby={note}
        press={confirm}
      >
        {text}
      </FinalButton>
      <button type="button" className="button button-quiet confirm-cancel" onClick={cancel}>
        {say("web-not-yet")}
      </button>
    </div>
  );
}

/** Why there is a second question. */
export function Why({ arming: { why }, id }: { arming: Arming; id?: string }) {
  if (why === null) return null;
  return why === "vain" ? <Vain id={id} /> : <Final id={id} />;
}

interface TurnEndProps extends Pick<GameTableProps, "undo" | "endTurn">, Pick<Acting, "aboutTurn" | "guard"> {
  /** What an undo would be here, where it is not the whole of what was done. */
  undoing?: string | undefined;
  /** The last word, where it is not the end of the turn. */
  ending?: string | undefined;
}

/** The turn is done, and can still be undone: until its player says that it is over. */
export function TurnEnd({ undo, undoing, endTurn, ending, aboutTurn, guard }: TurnEndProps) {
  const say = useSay();
  const button = useLastWord();
  return (
    <>
      <FinalButton
        ref={button}
        guard={guard}
        kind="end-turn"
        className="end-turn"
        press={() => aboutTurn(endTurn)}
      >
        {ending ?? say("web-end-turn")}
      </FinalButton>
      {undo && (
        <button type="button" className="button undo-turn" onClick={() => aboutTurn(undo)}>
          <span aria-hidden="true">↶</span> {undoing ?? say("web-undo")}
        </button>
      )}
    </>
  );
}
