// Chat: plain text, never anything else.
import { useEffect, useRef, useState } from "react";
import type { TableState } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { useSay } from "../texts/TextsProvider";

const LONGEST = 500;

export default function Chat({
  controller,
  state,
  close,
}: {
  controller: TableController;
  state: TableState;
  close(): void;
}) {
  const say = useSay();
  const [text, setText] = useState("");
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLOListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls the list
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [state.chat.length]);
  const mute = (guest: string): void => {
    setMuted(new Set([...muted, guest]));
    void controller.ask({ kind: "mute", guest, muted: true });
  };
  return (
    <aside className="panel chat" aria-label={say("web-chat")}>
      <div className="dialog-head">
        <h2>{say("web-chat")}</h2>
        <button
          type="button"
          className="button button-small button-quiet"
          onClick={close}
          aria-label={say("web-close")}
        >
          ✕
        </button>
      </div>
      <ol className="chat-lines" ref={list} aria-live="polite">
        {state.chat
          .filter(line => !muted.has(line.guest))
          .map(line => (
            <li key={line.line}>
              <strong>{line.name}</strong> {line.text}
              {line.guest !== state.guest && (
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
              )}
            </li>
          ))}
      </ol>
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
        />
        <button type="submit" className="button button-small">
          {say("web-chat-send")}
        </button>
      </form>
    </aside>
  );
}
