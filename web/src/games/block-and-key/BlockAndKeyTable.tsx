// The table of Block and Key: yard and players, the temple in the middle, and what is mine.
import "../parts.css";
import "./pieces/pieces.css";
import "./block-and-key.css";
import "./temple/temple.css";
import "./areas/areas.css";
import "./narrow.css";
import type { GameTableProps } from "../gameTable";
import { Flights } from "../motion/Flights";
import { seen, usePaced } from "../motion/usePaced";
import { CommonArea } from "./areas/CommonArea";
import { MyArea } from "./areas/MyArea";
import { split } from "./motion/frames";
import { SOUNDS } from "./motion/sounds";
import { TempleArea } from "./temple/TempleArea";
import { useDesk } from "./useDesk";

export default function BlockAndKeyTable(props: GameTableProps) {
  const paced = usePaced(props.game, split, SOUNDS);
  const desk = useDesk({ ...props, game: paced.game });
  const company = desk.view.solo_turns === null ? "" : " bk-solo";
  return (
    <Flights
      className={`bk-table bk-part-${desk.part}${company}`}
      count={paced.count}
      duration={paced.duration}
    >
      <TempleArea
        desk={desk}
        paced={paced}
        hints={props.table.hints}
        undo={props.undo}
        endTurn={props.endTurn}
        meanwhile={props.meanwhile}
      />
      <MyArea desk={desk} log={seen(props.log, paced)} />
      <CommonArea desk={desk} />
    </Flights>
  );
}
