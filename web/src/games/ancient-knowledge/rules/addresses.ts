// By which rule something is refused: sections of the rules.
import type { RuleAddresses } from "../../../rules/addresses";

export default {
  refusals: {
    "not-in-hand": "create",
    "no-place": "create",
    locked: "shift",
    "cannot-pay": "create",
    "not-displayed": "learn",
    "requirement-not-met": "learn",
  },
} satisfies RuleAddresses;
