// What is wrong, in the server's words.
import type { PiecesFault } from "../../../messages";

interface Props {
  faults: readonly PiecesFault[];
  /** Go where it is. */
  show?(entry: string): void;
}

export function Faults({ faults, show }: Props) {
  if (faults.length === 0) return null;
  return (
    <ul className="faults">
      {faults.map(({ entry, code, told }) => (
        <li key={`${entry} ${code}`} className="problem">
          {show ? (
            <button type="button" className="fault-link" onClick={() => show(entry)}>
              {told}
            </button>
          ) : (
            told
          )}
        </li>
      ))}
    </ul>
  );
}
