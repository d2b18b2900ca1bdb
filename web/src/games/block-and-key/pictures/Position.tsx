// A position at a glance: the face of the temple that the first seat sees.
import "../pieces/pieces.css";
import type { SeatGame } from "../../../server/tableState";
import { FaceView } from "../temple/FaceView";
import type { BlockAndKeyView } from "../view";

export default function Position({ view, label }: { view: SeatGame["view"]; label: string }) {
  const { faces } = view as unknown as BlockAndKeyView;
  return <FaceView face={faces[0] ?? []} label={label} />;
}
