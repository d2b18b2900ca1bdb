// What one is called at a table.
import { useSay } from "../texts/TextsProvider";

interface Props {
  name: string;
  rename(name: string): void;
  className?: string;
}

export function NameField({ name, rename, className = "" }: Props) {
  const say = useSay();
  return (
    <label className={`field ${className}`}>
      <span>{say("web-name")}</span>
      <input
        className="input"
        maxLength={30}
        value={name}
        placeholder={say("web-guest")}
        autoComplete="nickname"
        onChange={event => rename(event.target.value)}
      />
    </label>
  );
}
