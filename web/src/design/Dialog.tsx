import { type ReactNode, useEffect, useRef } from "react";
import { CloseButton } from "./CloseButton";
import { useOpener } from "./useOpener";

/** A modal dialog that opens when it is shown; Escape and the cross close it. */
export function Dialog({ title, close, children }: { title: string; close(): void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOpener(dialog);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
  }, []);
  return (
    <dialog ref={dialog} onClose={close} aria-label={title}>
      <div className="dialog-head">
        <h2>{title}</h2>
        <CloseButton close={close} />
      </div>
      {children}
    </dialog>
  );
}
