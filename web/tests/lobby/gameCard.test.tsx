// @vitest-environment happy-dom
// What one can do with a game stands in the same order before and after its lesson: only what stands out changes.
import { cleanup, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { GameCard } from "../../src/lobby/GameCard";
import { gameInfo } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("lobby");

function ways(isNew: boolean) {
  cleanup();
  const game = gameInfo({ name: "block-and-key" });
  const { container } = render(
    <GameCard game={game} isNew={isNew} first busy={false} play={() => undefined} />,
    {
      wrapper,
    },
  );
  const all = [...container.querySelectorAll(".game-start > *")];
  return {
    words: all.map(way => way.textContent),
    main: container.querySelector(".button-main")?.textContent,
  };
}

test("the ways into a game keep their places", () => {
  const [before, after] = [ways(true), ways(false)];
  expect(before.words).toEqual(after.words);
  expect([before.main, after.main]).toEqual(["Learn in five minutes", "Play now"]);
});
