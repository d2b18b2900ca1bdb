// What one is called at a table.
import { useEffect } from "react";
import { TextField } from "../design/forms";
import { useSay } from "../texts/TextsProvider";
import { nameShown, useGuest } from "./guest";

/** As many as the server takes. */
export const LONGEST_NAME = 30;

/** It is kept as soon as one is done with the field, or goes elsewhere; a refusal is told where the name is needed. */
export function NameField({ className = "" }: { className?: string }) {
  const say = useSay();
  const name = useGuest(nameShown);
  const { rename, keepName } = useGuest.getState();
  const keep = (): void => void keepName().catch(() => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the field goes
  useEffect(() => keep, []);
  return (
    <TextField
      className={className}
      label={say("web-name")}
      value={name}
      longest={LONGEST_NAME}
      placeholder={say("web-guest")}
      autoComplete="nickname"
      change={rename}
      done={keep}
    />
  );
}
