// Part of the build: what a page asks for first, in every language. The server names it in the page's head
// (`server/http/ahead.py`), so that a browser asks for all of it at once, and not for each part when the one before has come.
import { writeFileSync } from "node:fs";
import { FIRST, filesOf, languages, OUT, PAGES, textsOf } from "./pages.js";

const LOADED = /\.(js|css)$/; // fonts are found in the styles, and nothing waits for them
const begun = filesOf(FIRST);

const ahead = {};
for (const { ahead: name, entries, topics, asks } of PAGES) {
  if (!name) continue;
  const files = [...new Set(entries.flatMap(entry => [...filesOf(entry)]))];
  ahead[name] = {
    files: files.filter(file => LOADED.test(file) && !begun.has(file)),
    texts: Object.fromEntries(languages().map(language => [language, textsOf(topics, language)])),
    asks,
  };
}
writeFileSync(new URL("ahead.json", OUT), JSON.stringify(ahead));
