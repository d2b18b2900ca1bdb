// @vitest-environment happy-dom
// A drag that begins on a block of the supply takes it in hand and goes on over the temple; it puts nothing down.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLift } from "../../src/games/block-and-key/holding/useLift";
import type { Desk } from "../../src/games/block-and-key/useDesk";

const [pick, loosen, move, pressed, told] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];

function Supply({ held = false, discards = 0, places = 3 }) {
  const lifting = useLift({
    pick,
    placements: { of: () => Array(places).fill(null) },
    discards: Array(discards).fill(null),
    holding: { hold: held ? { block: "grey I3" } : null, planning: false, loosen, move },
  } as unknown as Desk);
  return (
    <>
      <div className="bk-temple">
        <div className="stage">
          <canvas ref={put} />
        </div>
      </div>
      <button type="button" onClick={pressed} {...lifting("grey I3")}>
        grey
      </button>
    </>
  );
}

/** The temple is as large as this, above the supply. */
function put(canvas: HTMLCanvasElement | null): void {
  if (!canvas) return;
  canvas.getBoundingClientRect = () => ({ left: 0, top: 0, right: 300, bottom: 200 }) as DOMRect;
  canvas.onpointermove = told;
}

function drag(...way: readonly (readonly [number, number])[]): void {
  const block = screen.getByRole("button");
  block.setPointerCapture = () => undefined;
  const at = ([clientX, clientY]: readonly [number, number]) => ({
    clientX,
    clientY,
    isPrimary: true,
    button: 0,
  });
  fireEvent.pointerDown(block, at(way[0] ?? [0, 0]));
  for (const place of way) fireEvent.pointerMove(block, at(place));
  fireEvent.pointerUp(block, at(way.at(-1) ?? [0, 0]));
  fireEvent.click(block);
}

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

test("it is lifted once, follows over the temple and hovers where it was let go", () => {
  render(<Supply />);
  drag([50, 240], [50, 225], [60, 150], [80, 100]);
  expect(pick).toHaveBeenCalledExactlyOnceWith("grey I3");
  expect(told.mock.calls.map(([{ clientX, clientY }]) => [clientX, clientY])).toEqual([
    [60, 150],
    [80, 100],
  ]);
  expect(move).toHaveBeenCalledExactlyOnceWith(0, 0);
  // The press is not also a click, which would put it back.
  expect(pressed).not.toHaveBeenCalled();
});

test("let go elsewhere it stays in hand and goes on following", () => {
  render(<Supply />);
  drag([50, 240], [50, 225]);
  expect([pick.mock.calls.length, move.mock.calls.length]).toEqual([1, 0]);
});

test("a block that is held already is loosened, not put back", () => {
  render(<Supply held />);
  drag([50, 240], [60, 150]);
  expect([pick.mock.calls.length, loosen.mock.calls.length]).toEqual([0, 1]);
});

test("a press that hardly moves is a click; what cannot be held is not lifted", () => {
  render(<Supply />);
  drag([50, 240], [53, 238]);
  expect([pick.mock.calls.length, pressed.mock.calls.length]).toEqual([0, 1]);
  cleanup();
  render(<Supply discards={1} />);
  drag([50, 240], [60, 150]);
  cleanup();
  render(<Supply places={0} />);
  drag([50, 240], [60, 150]);
  expect([pick.mock.calls.length, told.mock.calls.length]).toEqual([0, 0]);
});
