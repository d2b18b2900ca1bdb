import { Link } from "wouter";
import { Dialog } from "../../design/Dialog";
import { openRules } from "../../rules/drawer";
import { useSay } from "../../texts/TextsProvider";
import { manifestOf } from "../registry";
import type { ShortCut } from "./ShortCuts";

interface Props {
  list: readonly ShortCut[];
  game: string;
  close(): void;
}

/** Whoever asks "?" may want more than keys: the rules and the lesson are a step away. */
export default function ShortCutList({ list, game, close }: Props) {
  const say = useSay();
  return (
    <Dialog title={say("web-short-cuts")} close={close}>
      <p className="row short-cut-help">
        <button
          type="button"
          className="button button-small"
          onClick={() => {
            close();
            openRules(game);
          }}
        >
          {say("web-rules")}
        </button>
        {manifestOf(game).lesson && (
          <Link className="button button-small" href={`/learn/${game}`}>
            {say("web-lesson")}
          </Link>
        )}
      </p>
      <dl className="short-cut-list">
        {[...list, { keys: "?", text: say("web-short-cuts-this") }].map(({ keys, text }) => (
          <div key={keys} className="row">
            <dt>
              <kbd className="kbd">{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
