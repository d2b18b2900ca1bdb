import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useSettings } from "../app/settings";
import { COMMON_TOPICS, load, Texts } from "./texts";

const TextsContext = createContext<Texts>(new Texts("en"));

/** Everything below speaks the language of the settings; it changes at once, without a reload. */
export function TextsProvider({
  topics = COMMON_TOPICS,
  children,
}: {
  topics?: readonly string[];
  children: ReactNode;
}) {
  const language = useSettings(settings => settings.language);
  const outer = useContext(TextsContext);
  const [texts, setTexts] = useState<Texts | null>(null);
  const wanted = topics.join(" ");
  useEffect(() => {
    let current = true;
    const base = outer.language === language ? outer : new Texts(language);
    load(base, [...COMMON_TOPICS, ...wanted.split(" ").filter(Boolean)]).then(loaded => {
      if (current) setTexts(loaded);
    });
    document.documentElement.lang = language;
    return () => {
      current = false;
    };
  }, [language, wanted, outer]);
  return texts ? <TextsContext value={texts}>{children}</TextsContext> : null;
}

/** Fixed texts, for tests and pages that load them themselves. */
export const GivenTexts = TextsContext.Provider;

export function useTexts(): Texts {
  return useContext(TextsContext);
}

/** The function that says a text in the reader's language. */
export function useSay(): Texts["say"] {
  return useContext(TextsContext).say;
}
