// How many letters a field still takes: told when it is nearly full, for what is more is left out. It is always there, so
// that a screen reader hears what comes into it.
import { useSay } from "../texts/TextsProvider";
import { nearlyFull } from "./nearlyFull";

interface Props {
  id: string;
  used: number;
  longest: number;
}

export function Letters({ id, used, longest }: Props) {
  const say = useSay();
  const told = nearlyFull(used, longest);
  return (
    <span id={id} role="status" className="letters soft">
      {told && say(used < longest ? "web-letters" : "web-letters-full", { used, longest })}
    </span>
  );
}
