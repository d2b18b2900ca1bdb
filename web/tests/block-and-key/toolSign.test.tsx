// @vitest-environment happy-dom
// Each quarter turn has a picture of its own: a block, and the way it goes.
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ToolSign } from "../../src/games/block-and-key/holding/ToolSign";

test("turn, tip and roll show a block and three different ways", () => {
  const pictures = (["turn", "tip", "roll"] as const).map(name => {
    const { container } = render(<ToolSign name={name} />);
    expect(container.querySelectorAll(".tool-block")).toHaveLength(1);
    return container.querySelector("path:last-child")?.getAttribute("d");
  });
  expect(new Set(pictures).size).toBe(3);
});
