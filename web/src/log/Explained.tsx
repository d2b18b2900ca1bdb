// A word that explains itself: on hover, on focus, on tap. Escape, leaving it or tapping elsewhere closes it.
import { type CSSProperties, type ReactNode, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useDismissed } from "../design/useDismissed";
import { placeBeside } from "./placeBeside";

interface Props {
  label: ReactNode;
  className?: string;
  /** Left out of the way of the Tab key: the list around it leads there by its arrows. */
  inList?: boolean;
  /** What a click does, where it is more than to explain. */
  press?(): void;
  children: ReactNode;
}

export function Explained({ label, className = "", inList = false, press, children }: Props) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const open = (): void => setPlace(word.current ? placeBeside(word.current.getBoundingClientRect()) : null);
  const close = (): void => setPlace(null);
  const pressed = (): void => {
    close();
    press?.();
  };
  // Under a pointer it is gone before anything else is pressed.
  useDismissed(place !== null, word, close, ({ pointerType }) => pointerType === "mouse");
  return (
    <>
      <button
        ref={word}
        type="button"
        className={`explained ${className}`}
        tabIndex={inList ? -1 : undefined}
        aria-describedby={place ? id : undefined}
        onMouseEnter={open}
        onMouseLeave={close}
        onFocus={open}
        onBlur={close}
        onClick={press ? pressed : open}
      >
        {label}
      </button>
      {place &&
        createPortal(
          <div id={id} role="tooltip" className="explanation panel" style={place}>
            {children}
          </div>,
          // A modal dialog covers everything that is not inside it.
          word.current?.closest("dialog") ?? document.body,
        )}
    </>
  );
}
