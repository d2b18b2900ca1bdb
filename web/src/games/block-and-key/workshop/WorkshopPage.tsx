// The workshop: keys and a floor of one's own for Block and Key. The server checks, bots try, and a link plays it.
import "../pieces/pieces.css";
import "./workshop.css";
import { useEffect, useState } from "react";
import { failureText } from "../../../app/refusal";
import { TopBar } from "../../../app/TopBar";
import { useConfirm } from "../../../design/Confirm";
import { Segments } from "../../../design/forms";
import { makeTable, useMaking } from "../../../lobby/making";
import { seatsFor } from "../../../lobby/plans";
import type { PiecesFault } from "../../../messages";
import { api } from "../../../server/api";
import { useSay, useTexts } from "../../../texts/TextsProvider";
import type { Tier } from "../view";
import { type Draft, PLAYERS, STANDARD, TIERS } from "./draft";
import { Faults } from "./Faults";
import { FloorPanel } from "./FloorPanel";
import { type Chosen, KeysPanel } from "./KeysPanel";
import { TextPanel } from "./TextPanel";
import { TrialPanel } from "./TrialPanel";
import { type Checking, useCheck } from "./useCheck";
import { type Drafting, useDraft } from "./useDraft";

const LARGEST = 65_536;

export default function WorkshopPage() {
  const say = useSay();
  const drafting = useDraft();
  const { draft, change } = drafting;
  const checking = useCheck(draft);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const reading = useReading(change);
  const faults = checking.checked?.faults ?? [];
  const playable = checking.checked?.faults.length === 0;
  useUndoKeys(drafting);
  return (
    <>
      <TopBar title={say("workshop-title")} />
      <main className="page workshop">
        <div className="stack">
          <h1>{say("workshop-title")}</h1>
          <p className="soft">{say("workshop-about")}</p>
          <Tools
            drafting={drafting}
            text={checking.checked?.text ?? null}
            read={reading.read}
            fail={reading.tell}
          />
          <p className="soft" role="status">
            {reading.told || say(drafting.isKept ? "workshop-saved" : "workshop-not-saved")}
          </p>
          <Faults faults={reading.faults} />
        </div>
        <Checks checking={checking} faults={faults} show={entry => setChosen(goTo(draft, entry) ?? chosen)} />
        <KeysPanel draft={draft} faults={faults} chosen={chosen} choose={setChosen} change={change} />
        <FloorPanel draft={draft} faults={faults} change={change} />
        <TextPanel text={checking.checked?.text ?? null} take={text => void reading.read(text)} />
        <TrialPanel draft={draft} playable={playable} />
        <PlayPanel draft={draft} playable={playable} />
      </main>
    </>
  );
}

function Tools({
  drafting: { draft, change, undo, redo },
  text,
  read,
  fail,
}: {
  drafting: Drafting;
  text: string | null;
  read(text: string): Promise<void>;
  fail(told: string): void;
}) {
  const say = useSay();
  const { ask, dialog } = useConfirm({
    question: say("workshop-standard-sure"),
    yes: say("workshop-standard"),
    done: () => change(STANDARD),
  });
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > LARGEST) fail(say("workshop-too-big"));
    else await read(await file.text());
  };
  return (
    <div className="row">
      <button type="button" className="button" disabled={!undo} onClick={() => undo?.()}>
        {say("workshop-undo")}
      </button>
      <button type="button" className="button" disabled={!redo} onClick={() => redo?.()}>
        {say("workshop-redo")}
      </button>
      <button type="button" className="button" onClick={ask}>
        {say("workshop-standard")}
      </button>
      <button
        type="button"
        className="button"
        disabled={text === null}
        onClick={() => text !== null && save(`${draft.name}.toml`, text)}
      >
        {say("workshop-export")}
      </button>
      <label className="button workshop-file">
        {say("workshop-import")}
        <input
          type="file"
          className="hidden-visually"
          accept=".toml,text/plain"
          onChange={event => {
            void open(event.target.files?.[0]);
            event.target.value = ""; // so that the same file can be opened again
          }}
        />
      </label>
      {dialog}
    </div>
  );
}

function Checks({
  checking: { checked, failure },
  faults,
  show,
}: {
  checking: Checking;
  faults: readonly PiecesFault[];
  show(entry: string): void;
}) {
  const say = useSay();
  return (
    <section className="panel stack" aria-labelledby="workshop-checks">
      <h2 id="workshop-checks">{say("workshop-checks")}</h2>
      <p role="status">{failure || checksText(say, checked && faults.length)}</p>
      <Faults faults={faults} show={show} />
    </section>
  );
}

function checksText(say: ReturnType<typeof useSay>, count: number | null): string {
  if (count === null) return say("workshop-checking");
  return count === 0 ? say("workshop-fine") : say("workshop-faults", { count });
}

function PlayPanel({ draft, playable }: { draft: Draft; playable: boolean }) {
  const say = useSay();
  const [players, setPlayers] = useState<string>("2");
  const { busy, failure, attempt } = useMaking();
  const play = (): void => {
    const seats = seatsFor({ company: "friends", players: Number(players), strength: "" }, String);
    void attempt(() => makeTable({ game: "block-and-key", seats, options: { pieces: draft } }));
  };
  return (
    <section className="panel stack" aria-labelledby="workshop-play">
      <h2 id="workshop-play">{say("workshop-play")}</h2>
      <p className="soft">{say("workshop-play-about")}</p>
      <Segments
        label={say("workshop-players")}
        value={players}
        options={PLAYERS.map(count => [count, count] as const)}
        change={setPlayers}
      />
      {failure && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      <div>
        <button type="button" className="button button-main" disabled={!playable || busy} onClick={play}>
          {say("workshop-play-start")}
        </button>
      </div>
    </section>
  );
}

/** A set that comes as text, by hand or as a file: the server reads it. */
function useReading(change: (next: Draft) => void) {
  const texts = useTexts();
  const [told, setTold] = useState("");
  const [faults, setFaults] = useState<readonly PiecesFault[]>([]);
  const read = async (text: string): Promise<void> => {
    setFaults([]);
    try {
      const { pieces, faults: found } = await api.checkPieces({ text }, texts.language);
      if (pieces) change(pieces as unknown as Draft);
      else setFaults(found);
      setTold(pieces ? texts.say("workshop-imported") : "");
    } catch (error) {
      setTold(failureText(texts, error));
    }
  };
  return { read, told, faults, tell: setTold };
}

/** Ctrl+Z and Ctrl+Shift+Z, but in a text, where they mean its letters. */
function useUndoKeys({ undo, redo }: Drafting): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const typing = (event.target as HTMLElement).closest?.("input, textarea, select, dialog");
      if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      (event.shiftKey ? redo : undo)?.();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}

/** Bring what is wrong into sight; returns the key, if it is one. */
function goTo(draft: Draft, entry: string): Chosen | null {
  const found = TIERS.flatMap(tier => Object.keys(draft.keys[tier]).map(id => ({ tier, id }))).find(
    ({ tier, id }: { tier: Tier; id: string }) => `${entry}.`.startsWith(`keys.${tier}.${id}.`),
  );
  const panel = entry.startsWith("keys") ? "workshop-keys-panel" : "workshop-floor-panel";
  document.getElementById(panel)?.scrollIntoView();
  return found ?? null;
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
