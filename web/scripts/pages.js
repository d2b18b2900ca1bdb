// What the pages that are to be there at once are made of: `budget.js` weighs it, and `ahead.js` has the server name it in their heads.
import { readFileSync } from "node:fs";

export const OUT = new URL("../../src/digsite/server/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", OUT), "utf8"));

/** What every page begins with. */
export const FIRST = "index.html";
const TABLE = { entries: ["src/pages/TablePage.tsx"], topics: ["web", "error", "table"] };

/** `ahead`: by this name the server asks for it; `asks`: what the page asks the server for before anything is pressed. */
export const PAGES = [
  {
    page: "lobby",
    limit: 150,
    entries: ["src/pages/Lobby.tsx"],
    topics: ["web", "table", "lobby"],
    ahead: "lobby",
    asks: ["/api/guest", "/api/games", "/api/tables", "/api/dailies"],
  },
  { page: "a table", ...TABLE, ahead: "table", asks: ["/api/guest"] },
  {
    page: "Block and Key, first playable",
    limit: 380,
    entries: [
      ...TABLE.entries,
      "src/games/block-and-key/BlockAndKeyTable.tsx",
      "src/games/block-and-key/scene/Temple.tsx",
    ],
    topics: [...TABLE.topics, "block-and-key", "temple"],
  },
  {
    page: "Ancient Knowledge, first playable",
    limit: 330,
    entries: [
      ...TABLE.entries,
      "src/games/ancient-knowledge/AncientKnowledgeTable.tsx",
      "src/games/ancient-knowledge/cards/de.json",
    ],
    topics: [...TABLE.topics, "ancient-knowledge", "knowledge"],
  },
];

/** Every file that an entry needs before it can show itself, its fonts and styles included. */
export function filesOf(entry, found = new Set()) {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`${entry} is not in the build`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) {
    if (!file.endsWith(".woff") && !/latin-ext|vietnamese|cyrillic|greek/.test(file)) found.add(file);
  }
  for (const other of chunk.imports ?? []) filesOf(other, found);
  return found;
}

/** Those that the build holds texts of. */
export function languages() {
  const found = Object.keys(manifest).map(key => /texts\/([^/]+)\/web\.ftl/.exec(key)?.[1]);
  return [...new Set(found)].filter(Boolean);
}

export function textsOf(topics, language) {
  return topics.flatMap(topic =>
    Object.keys(manifest)
      .filter(key => key.includes(`texts/${language}/${topic}.ftl`))
      .map(key => manifest[key].file),
  );
}
