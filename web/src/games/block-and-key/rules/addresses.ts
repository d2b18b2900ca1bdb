// By which rule something is refused: sections of the rules.
import type { RuleAddresses } from "../../../rules/addresses";

export default {
  refusals: {
    placement: "place",
    "not-in-supply": "supply",
    "not-the-shape": "pieces",
    "empty-line": "excavate",
    "must-act": "turn",
    "not-in-hand": "claim",
    "key-not-completed": "new",
    "empty-altar": "refill",
    "not-returnable": "solo",
    "wrong-block": "ancients",
    "not-beside-nearest": "ancients",
    "colour-not-allowed": "options",
  },
  // What a placement can break.
  broken: {
    inside: "place",
    height: "place",
    overlap: "place",
    descent: "place",
    support: "support",
    contact: "contact",
    taller: "taller",
  },
} satisfies RuleAddresses;
