// The table of Block and Key: yard and players, the temple in the middle, and what is mine.
import "../parts.css";
import "./block-and-key.css";
import type { GameTableProps } from "../gameTable";
import { CommonArea } from "./CommonArea";
import { MyArea } from "./MyArea";
import { TempleArea } from "./TempleArea";
import { useDesk } from "./useDesk";

export default function BlockAndKeyTable(props: GameTableProps) {
  const desk = useDesk(props);
  return (
    <div className="bk-table">
      <TempleArea desk={desk} />
      <MyArea desk={desk} game={props.game} tell={props.tell} log={props.log} />
      <CommonArea desk={desk} />
    </div>
  );
}
