// Asked to pay, one is told for what: also after a reload, when what was planned is forgotten.
import { expect, test } from "vitest";
import { type AncientKnowledgeView, paidFor } from "../../src/games/ancient-knowledge/view";

const asking = (...pending: object[]) => paidFor({ pending } as unknown as AncientKnowledgeView);

test("the card that a payment is for is read from what is pending", () => {
  const payment = { step: "payment", card: "C31", space: 2, left: 1 };
  expect(asking({ step: "turn" }, payment)).toEqual(payment);
  expect(asking({ step: "turn" })).toBeUndefined();
});
