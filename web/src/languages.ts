// The languages that the catalogue speaks, each by its own name. Generated from the server's schema: do not edit.
// To write it anew: python -m digsite.server.schema.typescript

export const LANGUAGE_NAMES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
