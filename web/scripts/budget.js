// Part of the build: what a page makes a browser load, as it travels to one that takes brotli, must stay within its budget.
import { existsSync, readFileSync, statSync } from "node:fs";

const OUT = new URL("../../src/digsite/server/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", OUT), "utf8"));

const BUDGETS = [
  {
    page: "lobby",
    limit: 150,
    entries: ["index.html", "src/pages/Lobby.tsx"],
    topics: ["web", "table", "lobby"],
  },
  {
    page: "Block and Key, first playable",
    limit: 380,
    entries: [
      "index.html",
      "src/pages/TablePage.tsx",
      "src/games/block-and-key/BlockAndKeyTable.tsx",
      "src/games/block-and-key/scene/Temple.tsx",
    ],
    topics: ["web", "error", "table", "block-and-key", "temple"],
  },
  {
    page: "Ancient Knowledge, first playable",
    limit: 330,
    entries: [
      "index.html",
      "src/pages/TablePage.tsx",
      "src/games/ancient-knowledge/AncientKnowledgeTable.tsx",
      "src/games/ancient-knowledge/cards/de.json",
    ],
    topics: ["web", "error", "table", "ancient-knowledge", "knowledge"],
  },
];

/** Every file that an entry needs before it can show itself, its fonts and styles included. */
function files(entry, found = new Set()) {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`${entry} is not in the build`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) {
    if (!file.endsWith(".woff") && !/latin-ext|vietnamese|cyrillic|greek/.test(file)) found.add(file);
  }
  for (const other of chunk.imports ?? []) files(other, found);
  return found;
}

/** The largest language's texts of these topics. */
function textFiles(topics) {
  const size = language => textsOf(topics, language).reduce((sum, file) => sum + weight(file), 0);
  const [largest] = languages().sort((a, b) => size(b) - size(a));
  return textsOf(topics, largest);
}

/** Those that the build holds texts of. */
function languages() {
  const found = Object.keys(manifest).map(key => /texts\/([^/]+)\/web\.ftl/.exec(key)?.[1]);
  return [...new Set(found)].filter(Boolean);
}

function textsOf(topics, language) {
  return topics.flatMap(topic =>
    Object.keys(manifest)
      .filter(key => key.includes(`texts/${language}/${topic}.ftl`))
      .map(key => manifest[key].file),
  );
}

function weight(file) {
  const small = new URL(`${file}.br`, OUT);
  return statSync(existsSync(small) ? small : new URL(file, OUT)).size;
}

let failed = false;
for (const { page, limit, entries, topics } of BUDGETS) {
  const all = new Set([...entries.flatMap(entry => [...files(entry)]), ...textFiles(topics)]);
  const kilobytes = [...all].reduce((sum, file) => sum + weight(file), 0) / 1000;
  const over = kilobytes > limit;
  failed ||= over;
  process.stdout.write(`${page}: ${kilobytes.toFixed(1)} kB of ${limit} kB${over ? " - TOO LARGE" : ""}\n`);
}
process.exit(failed ? 1 : 0);
