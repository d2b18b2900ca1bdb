// "Are you sure?", in the house's own dialog: the harmless answer first, the other named by what it does. A double click on what
// asks is no answer.
import { useState } from "react";
import { useSay } from "../texts/TextsProvider";
import { Dialog } from "./Dialog";
import { useSeen } from "./useSeen";

interface Props {
  /** What is asked. */
  question: string;
  /** What the grave answer says. */
  yes: string;
  done(): void;
  close(): void;
}

export function Confirm({ question, yes, done, close }: Props) {
  const say = useSay();
  const { isSeen, waits } = useSeen();
  return (
    <Dialog title={yes} close={close}>
      <div className="stack">
        <p>{question}</p>
        <div className="row">
          <button type="button" className="button" onClick={close}>
            {say("web-no")}
          </button>
          <button
            type="button"
            className="button button-main"
            {...waits}
            onClick={() => {
              if (!isSeen()) return;
              close();
              done();
            }}
          >
            {yes}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** Ask before something that cannot be taken back: the dialog to show, and the way to ask. */
export function useConfirm(props: Omit<Props, "close">) {
  const [asking, setAsking] = useState(false);
  return {
    ask: () => setAsking(true),
    dialog: asking ? <Confirm {...props} close={() => setAsking(false)} /> : null,
  };
}
