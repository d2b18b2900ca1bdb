// A hint for the open decision: one press shows where to look, the next one the choice and why. What to look at glows.
import "./hint.css";
import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useCloseRequest } from "../design/useCloseRequest";
import { GameText } from "../games/GameText";
import { useShown } from "../games/motion/shown";
import { propose } from "../games/proposed";
import { isTyping } from "../games/short-cuts/ShortCuts";
import { isSettling } from "../games/useAct";
import type { Hinted } from "../messages";
import type { Action } from "../server/choices";
import type { SeatGame } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { HOME } from "../table/keepFocus";
import { TextsProvider, useSay } from "../texts/TextsProvider";
import { meantBy, useHintPlace } from "./hintPlace";

interface Props {
  controller: TableController;
  game: SeatGame;
  seat: number;
  /** What becomes of a choice that the table does not take up: a lesson says why not. */
  otherwise?(action: Action, decision?: number): Promise<unknown>;
}

/** What every game's view says. */
interface AnyView {
  game: string;
  options: Record<string, unknown>;
}

/** The key that asks for a hint, as it stands in the list of short cuts. */
const KEY = "i";

export default function Hint(props: Props) {
  return (
    <TextsProvider topics={["hint"]}>
      {/* Another decision begins without a hint. */}
      <Asking key={props.game.decision?.number} {...props} />
    </TextsProvider>
  );
}

function Asking({ controller, game, seat, otherwise }: Props) {
  const say = useSay();
  const { hinted, busy, think, giveUp } = useThought(controller, seat);
  // Its place is kept while nothing is asked, so that what stands beside it does not move.
  const asked = game.decision !== null;
  const ask = useRef<HTMLButtonElement>(null);
  // Hints are counted: a key that was hit by chance asks for none.
  const [offered, offer] = useState(false);
  const close = (): void => {
    giveUp();
    offer(false);
    ask.current?.focus();
  };
  const press = useCallback(async () => {
    if (!busy && !hinted?.action && asked) await think();
  }, [busy, hinted, asked, think]);
  const begin = (): void => {
    offer(false);
    void press();
  };
  useShortCut(async () => {
    if (hinted) await press();
    else if (asked && !busy) offer(true);
  });
  const isOpen = offered || busy || hinted !== null;
  useEscape(isOpen, close);
  useCloseRequest(isOpen, close);
  const { game: name, options } = game.view as unknown as AnyView;
  const told = (text: string) => <GameText game={name} options={options} text={text} />;
  useGlow(hinted, game.version);
  const panel = useRef<HTMLElement>(null);
  // What has happened is still being shown: the hint waits until that has been seen.
  const behind = useShown(({ until }) => until === Number.POSITIVE_INFINITY);
  const place = useHintPlace(panel, `${behind} ${offered} ${busy} ${hinted?.look} ${hinted?.move}`);
  return (
    <>
      <button
        ref={ask}
        type="button"
        className="button button-small hint-ask"
        title={say("hint-ask.about")}
        aria-keyshortcuts={KEY}
        // It keeps the focus: who cannot ask now can go on from here.
        aria-disabled={!asked || busy || Boolean(hinted?.action)}
        onClick={begin}
      >
        <span className="hint-sign" aria-hidden="true">
          ✧
        </span>{" "}
        {say("hint-ask")}
      </button>
      {offered && !busy && !hinted && <Offer ask={begin} close={close} panel={panel} place={place} />}
      {(busy || hinted) && !behind && (
        <section
          ref={panel}
          className="panel hint-panel"
          style={place}
          aria-label={say("hint-ask")}
          {...HOME}
        >
          <div role="status" className="stack">
            {hinted && <p className="hint-look">{told(say("hint-look", { look: hinted.look }))}</p>}
            {hinted?.action && <p className="hint-move">{told(say("hint-choice", { move: hinted.move }))}</p>}
            {hinted?.why && <p>{told(hinted.why)}</p>}
            {busy && <p className="soft">{say("hint-thinking")}</p>}
          </div>
          <div className="row">
            {hinted && !hinted.action && (
              <button
                type="button"
                className="button button-small button-main hint-more"
                title={say("hint-more.about")}
                disabled={busy}
                onClick={() => void press()}
              >
                {say("hint-more")}
              </button>
            )}
            {hinted?.action && <Play game={game} hinted={hinted} otherwise={otherwise} done={giveUp} />}
            <button type="button" className="button button-small button-quiet hint-close" onClick={close}>
              {say("hint-close")}
            </button>
          </div>
        </section>
      )}
    </>
  );
}

interface Thought {
  hinted: Hinted | null;
  busy: boolean;
  /** First where to look, then the choice. */
  think(): Promise<void>;
  giveUp(): void;
}

function useThought(controller: TableController, seat: number): Thought {
  const [hinted, setHinted] = useState<Hinted | null>(null);
  const [busy, setBusy] = useState(false);
  // A thought that nobody waits for any more says nothing.
  const last = useRef(0);
  const think = useCallback(async () => {
    setBusy(true);
    last.current += 1;
    const mine = last.current;
    const answer = await controller.hint(seat, hinted !== null);
    if (mine !== last.current) return;
    setBusy(false);
    if (answer) setHinted(answer);
  }, [hinted, controller, seat]);
  const giveUp = (): void => {
    last.current += 1;
    setBusy(false);
    setHinted(null);
  };
  return { hinted, busy, think, giveUp };
}

interface PlayProps extends Pick<Props, "game"> {
  hinted: Hinted;
  otherwise: Props["otherwise"] | undefined;
  done(): void;
}

/** Nothing is done past the table: what cannot be undone is asked for once more there. */
function Play({ game, hinted, otherwise, done }: PlayProps) {
  const say = useSay();
  const play = (): void => {
    const action = hinted.action as Action;
    const decision = game.decision?.number ?? undefined;
    if (isSettling()) return;
    const isTaken = propose(action, decision, hinted.move ?? "", hinted.then as Action[]);
    if (!isTaken) void otherwise?.(action, decision);
    if (isTaken || otherwise) done();
  };
  return (
    <button type="button" className="button button-small button-main hint-play" onClick={play}>
      {say("hint-play")}
    </button>
  );
}

interface OfferProps {
  ask(): void;
  close(): void;
  panel: RefObject<HTMLElement | null>;
  place: CSSProperties;
}

/** Asked by a key: the first hint of a decision is counted, so it is offered before it is given. */
function Offer({ ask, close, panel, place }: OfferProps) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section ref={panel} className="panel hint-panel" style={place} aria-label={say("hint-ask")}>
      <p role="status">{say("hint-offer")}</p>
      <div className="row">
        <button
          ref={button}
          type="button"
          className="button button-small button-main hint-take"
          onClick={ask}
        >
          {say("hint-take")}
        </button>
        <button type="button" className="button button-small button-quiet hint-close" onClick={close}>
          {say("hint-close")}
        </button>
      </div>
    </section>
  );
}

function useShortCut(press: () => Promise<void>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const alone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (event.key.toLowerCase() === KEY && alone && !isTyping(event)) void press();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [press]);
}

/** What is open is closed by Escape before anything below it hears of the key. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || isTyping(event)) return;
      event.stopImmediatePropagation();
      close();
    };
    addEventListener("keydown", pressed, true);
    return () => removeEventListener("keydown", pressed, true);
  }, [isOpen, close]);
}

/** Mark what the hint is about, wherever it lies, before the hint itself finds its place beside it. */
function useGlow(hinted: Hinted | null, version: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at a new version pieces may lie elsewhere
  useLayoutEffect(() => {
    const marked = (hinted ? meantBy(hinted) : []).flatMap(selector => [
      ...document.querySelectorAll<HTMLElement>(selector),
    ]);
    for (const element of marked) element.classList.add("hinted");
    // In a row that slides they may lie out of sight: the first of them at least is brought there.
    for (const element of [...marked].reverse())
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
    return () => {
      for (const element of marked) element.classList.remove("hinted");
    };
  }, [hinted, version]);
}
