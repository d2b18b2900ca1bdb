// Dates as people write them.

/** In a sentence; French counts the first of a month, which the browser does not know. */
export function dateText(language: string, date: Date, options: Intl.DateTimeFormatOptions): string {
  const text = date.toLocaleString(language, options);
  return language === "fr" ? text.replace(/^1(?= )/, "1er") : text;
}
