// A position at a glance: the timeline of the first seat.
import type { SeatGame } from "../../../server/tableState";
import { standing } from "../rules/positions";
import { TimelinePicture } from "../rules/Timelines";
import type { AncientKnowledgeView } from "../view";

export default function Position({ view, label }: { view: SeatGame["view"]; label: string }) {
  const timeline = (view as unknown as AncientKnowledgeView).seats[0]?.timeline ?? [];
  const bySpace = Object.fromEntries(timeline.map((cards, index) => [index + 1, cards]));
  return <TimelinePicture monuments={standing(bySpace)} label={label} />;
}
