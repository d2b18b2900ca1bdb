// @vitest-environment happy-dom
// A puzzle under way: its table is made once a try, and the server judges.
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useGuest } from "../../src/app/guest";
import { nextPuzzle } from "../../src/puzzles/paths";
import { usePuzzle } from "../../src/puzzles/usePuzzle";
import { Refused, serve } from "../helpers/fakeServer";
import { speaking } from "../helpers/speaking";

const { texts, wrapper } = await speaking("puzzle");
const INFO = { game: "pebbles", id: "p1", goal: "most" };
const PATH = "/puzzles/pebbles/p1";
const made = { guest: { id: "g", name: "Guest", webhook: null }, recovery_code: "x" };

beforeEach(() => useGuest.setState({ guest: null, known: false }));
afterEach(() => vi.unstubAllGlobals());

function begun(answers: Record<string, unknown> = {}) {
  let tables = 0;
  const asked = serve({
    "POST /guest": made,
    [`GET ${PATH}`]: INFO,
    [`POST ${PATH}/table`]: () => ({ table: `t${++tables}` }),
    ...answers,
  });
  useGuest.setState({ known: true });
  return { asked, ...renderHook(() => usePuzzle("pebbles", "p1"), { wrapper }) };
}

test("it begins when it is known who we are, as a nameless guest if need be", async () => {
  const { asked, result } = begun();
  await waitFor(() => expect(result.current.table).toBe("t1"));
  expect(result.current.info).toEqual(INFO);
  expect(asked.map(({ path }) => path)).toEqual(["/guest", PATH, `${PATH}/table`]);
});

test("what is not decided yet waits; the first judgement stands; another try has its own table", async () => {
  const answers = [null, { solved: true }];
  const { asked, result } = begun({ [`POST ${PATH}/answer`]: () => answers.shift() });
  await waitFor(() => expect(result.current.table).toBe("t1"));
  await act(() => result.current.judge());
  expect([result.current.judged, result.current.failure]).toEqual([null, ""]);
  await act(async () => void (await Promise.all([result.current.judge(true), result.current.judge(true)])));
  expect(result.current.judged).toEqual({ solved: true });
  const given = asked.filter(({ path }) => path === `${PATH}/answer`);
  expect(given.map(({ body }) => (body as { give_up: boolean }).give_up)).toEqual([false, true]);
  act(() => result.current.again());
  expect(result.current.judged).toBeNull();
  await waitFor(() => expect(result.current.table).toBe("t2"));
});

test("what is refused is told", async () => {
  const { result } = begun({
    [`GET ${PATH}`]: new Refused(404, { code: "no-such-puzzle", reason: "", details: {} }),
  });
  await waitFor(() => expect(result.current.failure).not.toBe(""));
  const broken = begun({
    [`POST ${PATH}/answer`]: new Refused(500, { code: "x", reason: "broken", details: {} }),
  });
  await waitFor(() => expect(broken.result.current.table).toBe("t1"));
  await act(() => broken.result.current.judge());
  expect(broken.result.current.failure).toContain("broken");
});

test("the next one is at one's strength", async () => {
  serve({ "POST /guest": made, "GET /puzzles/pebbles": { ...INFO, id: "p2" } });
  expect(await nextPuzzle("pebbles", texts)).toBe("/puzzles/pebbles/p2");
});

test("a first try that another window has had judged is known as one; a second try is none", async () => {
  const { result } = begun({ [`GET ${PATH}`]: { ...INFO, state: "begun" } });
  await waitFor(() => expect(result.current.table).toBe("t1"));
  expect(result.current.isFirst).toBe(true);
  act(() => result.current.again());
  await waitFor(() => expect(result.current.table).toBe("t2"));
  expect(result.current.isFirst).toBe(false);
});
