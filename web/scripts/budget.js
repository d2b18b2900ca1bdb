// Part of the build: what a page makes a browser load, as it travels to one that takes brotli, must stay within its budget.
import { existsSync, statSync } from "node:fs";
import { FIRST, filesOf, languages, OUT, PAGES, textsOf } from "./pages.js";

/** The largest language's texts of these topics. */
function textFiles(topics) {
  const size = language => textsOf(topics, language).reduce((sum, file) => sum + weight(file), 0);
  const [largest] = languages().sort((a, b) => size(b) - size(a));
  return textsOf(topics, largest);
}

function weight(file) {
  const small = new URL(`${file}.br`, OUT);
  return statSync(existsSync(small) ? small : new URL(file, OUT)).size;
}

let failed = false;
for (const { page, limit, entries, topics } of PAGES) {
  if (!limit) continue;
  const all = new Set([...[FIRST, ...entries].flatMap(entry => [...filesOf(entry)]), ...textFiles(topics)]);
  const kilobytes = [...all].reduce((sum, file) => sum + weight(file), 0) / 1000;
  const over = kilobytes > limit;
  failed ||= over;
  process.stdout.write(`${page}: ${kilobytes.toFixed(1)} kB of ${limit} kB${over ? " - TOO LARGE" : ""}\n`);
}
process.exit(failed ? 1 : 0);
