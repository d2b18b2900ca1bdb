// The way from the table to what the signs on the cards mean.
import { useState } from "react";
import { Dialog } from "../../../design/Dialog";
import { useSay } from "../../../texts/TextsProvider";
import type { Cards } from "./cards";
import { Sign } from "./icons";
import { Legend } from "./Legend";

export function SignsButton({ cards }: { cards: Cards }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-small button-quiet ak-signs"
        data-apart
        onClick={() => setOpen(true)}
      >
        <Sign name="knowledge" /> {say("knowledge-legend")}
      </button>
      {open && (
        <Dialog title={say("knowledge-legend")} close={() => setOpen(false)}>
          <Legend cards={[...cards.values()]} />
        </Dialog>
      )}
    </>
  );
}
