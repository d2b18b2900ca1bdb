// The rules beside whatever is on the screen: which game's, and at which rule.
import { create } from "zustand";

export interface ShownRules {
  game: string;
  /** The section to begin with; nothing: the first. */
  rule: string | null;
}

interface Drawer {
  shown: ShownRules | null;
  open(game: string, rule?: string | null): void;
  close(): void;
}

export const useRulesDrawer = create<Drawer>()(set => ({
  shown: null,
  open: (game, rule = null) => set({ shown: { game, rule } }),
  close: () => set({ shown: null }),
}));

/** Open the rules at a rule. */
export const openRules: Drawer["open"] = (game, rule) => useRulesDrawer.getState().open(game, rule);
