// Chat: plain text, never anything else.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { CloseButton } from "../design/CloseButton";
import { Letters } from "../design/Letters";
import { useCloseRequest } from "../design/useCloseRequest";
import { useOpener } from "../design/useOpener";
import type { ChatLine } from "../messages";
import type { TableState } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { useSay } from "../texts/TextsProvider";
import { keepRead } from "./chatRead";

const LONGEST = 500;

interface Props {
  controller: TableController;
  state: TableState;
  /** Where it can be put away. */
  close?(): void;
}

export default function Chat({ controller, state, close }: Props) {
  const say = useSay();
  const panel = useRef<HTMLElement>(null);
  useOpener(panel);
  useCloseRequest(Boolean(close), () => close?.());
  const table = state.table?.id;
  const last = state.chat.at(-1)?.at;
  useEffect(() => {
    if (table && last) keepRead(table, last);
  }, [table, last]);
  // What has been begun in another script is given up first.
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    close?.();
  };
  return (
    <aside ref={panel} className="panel chat" aria-label={say("web-chat")} onKeyDown={pressed}>
      <div className="dialog-head">
        <h2>{say("web-chat")}</h2>
        {close && <CloseButton close={close} />}
      </div>
      <Lines controller={controller} state={state} />
      <SayForm controller={controller} focus={Boolean(close)} />
    </aside>
  );
}

function Lines({ controller, state: { chat, guest } }: Pick<Props, "controller" | "state">) {
  const say = useSay();
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls the list
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat.length]);
  const mute = (other: string): void => {
    setMuted(new Set([...muted, other]));
    void controller.ask({ kind: "mute", guest: other, muted: true });
  };
  return (
    <ol className="chat-lines" ref={list} aria-live="polite">
      {chat
        .filter(line => !muted.has(line.guest))
        .map(line => (
          <li key={line.line}>
            <strong>{line.name}</strong>
            {line.lookalike && <span className="soft"> ⚠ {say("web-lookalike")}</span>} {line.text}
            {line.guest !== guest && <LineTools line={line} controller={controller} mute={mute} />}
          </li>
        ))}
    </ol>
  );
}

interface LineToolsProps {
  line: ChatLine;
  controller: TableController;
  mute(guest: string): void;
}

function LineTools({ line, controller, mute }: LineToolsProps) {
  const say = useSay();
  return (
    <span className="chat-tools">
      <button type="button" className="button-link" onClick={() => mute(line.guest)}>
        {say("web-chat-mute")}
      </button>
      <button
        type="button"
        className="button-link"
        onClick={() => void controller.ask({ kind: "report", line: line.line })}
      >
        {say("web-chat-report")}
      </button>
    </span>
  );
}

function SayForm({ controller, focus }: Pick<Props, "controller"> & { focus: boolean }) {
  const say = useSay();
  const [text, setText] = useState("");
  const letters = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);
  return (
    <form
      className="row"
      onSubmit={event => {
        event.preventDefault();
        if (text.trim()) void controller.ask({ kind: "say", text: text.trim() });
        setText("");
      }}
    >
      <input
        ref={input}
        className="input chat-input"
        maxLength={LONGEST}
        value={text}
        onChange={event => setText(event.target.value)}
        aria-label={say("web-chat-text")}
        placeholder={say("web-chat-text")}
        aria-describedby={letters}
      />
      <button type="submit" className="button button-small">
        {say("web-chat-send")}
      </button>
      <Letters id={letters} used={text.length} longest={LONGEST} />
    </form>
  );
}
