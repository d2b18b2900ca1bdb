// @vitest-environment happy-dom
// The keyboard is never left on the bare page, and never taken from where somebody is.
import { fireEvent, render, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useOpener } from "../../src/design/useOpener";
import { HOME, keepFocus } from "../../src/table/keepFocus";
import { Spoken } from "../../src/table/Spoken";

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

interface Page {
  answers?: string[];
  disabled?: boolean;
  home?: boolean;
  card?: boolean;
}

function Page({ answers = ["yes"], disabled = false, home = true, card = true }: Page) {
  return (
    <main>
      <input className="chat" />
      <div className="ground">
        <section className="question" {...(home && HOME)}>
          {answers.map(answer => (
            <button key={answer} type="button" className={answer} disabled={disabled}>
              {answer}
            </button>
          ))}
        </section>
        {card && (
          <button type="button" className="card">
            card
          </button>
        )}
      </div>
    </main>
  );
}

const at = (name: string): HTMLElement => document.querySelector(`.${name}`) as HTMLElement;
const focused = (name: string) => waitFor(() => expect(document.activeElement).toBe(at(name)));
/** Every observer and microtask has had its turn. */
const quiet = () => new Promise(resolve => setTimeout(resolve));

test("what goes with the focus, or is disabled, leaves it to the question around it or beside it", async () => {
  const { rerender } = render(<Page />);
  at("yes").focus();
  rerender(<Page answers={["no"]} />);
  await focused("question");
  at("no").focus();
  rerender(<Page answers={["no"]} disabled />);
  await focused("question");
  at("card").focus();
  rerender(<Page card={false} />);
  await focused("question");
});

test("a question that is still to come has it when it comes", async () => {
  const { rerender } = render(<Page home={false} />);
  at("yes").focus();
  rerender(<Page home={false} answers={[]} />);
  await quiet();
  expect(document.activeElement).toBe(document.body);
  rerender(<Page answers={["next"]} />);
  await focused("question");
});

test("whoever types, has clicked elsewhere or only left it keeps their place", async () => {
  const { rerender } = render(<Page />);
  at("yes").focus();
  at("chat").focus();
  rerender(<Page answers={["no"]} />);
  await quiet();
  expect(document.activeElement).toBe(at("chat"));
  at("no").focus();
  at("no").blur();
  await quiet();
  rerender(<Page answers={["yes"]} />);
  await quiet();
  expect(document.activeElement).toBe(document.body);
  at("yes").focus();
  rerender(<Page answers={[]} home={false} />);
  fireEvent.pointerDown(document.body);
  rerender(<Page answers={["yes"]} />);
  await quiet();
  expect(document.activeElement).toBe(document.body);
});

function Panel() {
  const panel = useRef<HTMLElement>(null);
  useOpener(panel);
  return (
    <aside ref={panel}>
      <button type="button" className="inside">
        close
      </button>
    </aside>
  );
}

test("a panel that closes gives the focus back to what opened it, if it still had it", async () => {
  const page = (open: boolean) => (
    <>
      <button type="button" className="opener">
        open
      </button>
      <input className="chat" />
      {open && <Panel />}
    </>
  );
  const { rerender } = render(page(false));
  at("opener").focus();
  rerender(page(true));
  at("inside").focus();
  rerender(page(false));
  await focused("opener");
  rerender(page(true));
  at("chat").focus();
  rerender(page(false));
  await quiet();
  expect(document.activeElement).toBe(at("chat"));
});

test("equal words are said again at another moment, and only then", () => {
  const { container, rerender } = render(<Spoken text="Discard a card." moment={1} />);
  const words = (): string => container.textContent ?? "";
  const first = words();
  rerender(<Spoken text="Discard a card." moment={1} />);
  expect(words()).toBe(first);
  rerender(<Spoken text="Discard a card." moment={2} />);
  expect(words()).not.toBe(first);
  expect(words().trim()).toBe("Discard a card.");
  rerender(<Spoken text="Discard a card." moment={3} />);
  expect(words()).toBe(first);
});
