// The one kind of button that does something for good. It takes only a press that began when it had been in sight for a moment,
// saying what it says now: not the end of a double click, no key that is held, no finger that went down on something else.
import { type ReactNode, type Ref, useLayoutEffect, useRef } from "react";
import { pressChose } from "../design/press";
import type { Guard } from "./useAct";

interface Props {
  guard: Guard;
  /** The kind of answer that it gives. */
  kind: string;
  /** What it would do: another meaning is another button. */
  means?: string;
  press(): void;
  className?: string;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** Where it is said that nothing undoes it. */
  "aria-describedby"?: string;
  children: ReactNode;
}

export function FinalButton({
  guard,
  kind,
  means = kind,
  press,
  disabled = false,
  className = "",
  ...rest
}: Props) {
  const { isSettled, unsettle } = guard;
  const meant = useRef<string>(undefined);
  useLayoutEffect(() => {
    // It stood there before, and a card chosen by its digit has made it ready: the key that presses it is no part of that.
    const isReady = meant.current === means && pressChose();
    meant.current = means;
    if (!disabled && !isReady) unsettle();
  }, [means, disabled, unsettle]);
  return (
    <button
      type="button"
      className={`button button-main ${className}`}
      data-confirm={kind}
      disabled={disabled}
      onClick={() => isSettled() && press()}
      {...rest}
    />
  );
}
