import { Dialog } from "../../design/Dialog";
import { useSay } from "../../texts/TextsProvider";
import type { ShortCut } from "./ShortCuts";

export default function ShortCutList({ list, close }: { list: readonly ShortCut[]; close(): void }) {
  const say = useSay();
  return (
    <Dialog title={say("web-short-cuts")} close={close}>
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
