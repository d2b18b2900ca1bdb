import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useSettings } from "../app/settings";
import { COMMON_TOPICS, load, Texts } from "./texts";

/** Milliseconds until texts that could not be fetched are asked for again. */
const PAUSE = 2000;

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
  // In an object of its own each time: a catalogue to which topics were added is the same one as before.
  const [loaded, setLoaded] = useState<{ texts: Texts } | null>(null);
  const wanted = topics.join(" ");
  useEffect(() => {
    let current = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const base = outer.language === language ? outer : new Texts(language);
    const read = (): void => {
      load(base, [...COMMON_TOPICS, ...topicsOf(wanted)]).then(
        texts => current && setLoaded({ texts }),
        () => {
          if (current) again = setTimeout(read, PAUSE);
        },
      );
    };
    read();
    document.documentElement.lang = language;
    return () => {
      current = false;
      clearTimeout(again);
    };
  }, [language, wanted, outer]);
  // One page may take another's place here: what it says has to be there before it speaks.
  const isReady = loaded && topicsOf(wanted).every(topic => loaded.texts.holds(topic));
  return isReady ? <TextsContext value={loaded.texts}>{children}</TextsContext> : null;
}

const topicsOf = (wanted: string): string[] => wanted.split(" ").filter(Boolean);

/** Fixed texts, for tests and pages that load them themselves. */
export const GivenTexts = TextsContext.Provider;

export function useTexts(): Texts {
  return useContext(TextsContext);
}

/** The function that says a text in the reader's language. */
export function useSay(): Texts["say"] {
  return useContext(TextsContext).say;
}
