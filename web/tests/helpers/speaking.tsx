import type { ReactNode } from "react";
import { GivenTexts } from "../../src/texts/TextsProvider";
import { COMMON_TOPICS, load, REFUSALS, Texts } from "../../src/texts/texts";

/** English texts of these topics, and a wrapper for what speaks from them. */
export async function speaking(...topics: string[]) {
  const texts = await load(new Texts("en"), [...COMMON_TOPICS, REFUSALS, ...topics]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GivenTexts value={texts}>{children}</GivenTexts>
  );
  return { texts, wrapper };
}
