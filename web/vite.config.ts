import react from "@vitejs/plugin-react";
import { parse } from "smol-toml";
import { defineConfig } from "vitest/config";
import { offlinePage } from "./scripts/offline-page.ts";
import { slimThree } from "./scripts/slim-three.ts";

/** The games' data files are read where they are: one source for engine and screen. */
const toml = {
  name: "toml",
  transform(source: string, id: string) {
    return id.endsWith(".toml")
      ? { code: `export default ${JSON.stringify(parse(source))}`, map: null }
      : undefined;
  },
};

const server = process.env.DIGSITE_SERVER ?? "http://localhost:8000";

/** Small parts that several pages share travel together: each file more is a question more, and a browser asks six at a time. A
 * group takes along what its parts import, unless one before it has that already. */
const GROUPS = [
  {
    name: "first",
    test: /node_modules\/(react|react-dom|scheduler)\/|web\/src\/rules\/drawer\.ts/,
    minShareCount: 1,
  },
  {
    name: "shared",
    // But what the lobby, which is to be there at once, has no use for.
    test: /web\/src\/((app|design|lobby|texts)\/(?!push\.)|games\/(botName|gameWords)|(daily|puzzles)\/paths)/,
  },
  {
    name: "tables",
    // But what the lobby has of them.
    test: /web\/src\/(games\/(motion\/|(?!registry|manifest|fetchTable|botName|gameWords|Landscape|landscape)[\w-]+\.)|server\/(?!api|newId)|log\/|table\/keepFocus|rules\/Section)/,
  },
  { name: "temple", test: /web\/src\/games\/block-and-key\/scene\/(?!describe)/ },
  {
    name: "block-and-key",
    test: /web\/src\/games\/block-and-key\/(?!index|pictures|lessons|rules|workshop|result|scene\/(?!describe)|pieces\/glyphs|temple\/(isometric|geometry|standing))/,
  },
  {
    name: "ancient-knowledge",
    test: /web\/src\/games\/ancient-knowledge\/(?!index|pictures|lessons|rules|result|cards\/files)/,
  },
].map(group => ({ minShareCount: 2, ...group }));

export default defineConfig({
  plugins: [react(), toml, slimThree(), offlinePage()],
  resolve: { alias: { "@digsite": new URL("../src/digsite", import.meta.url).pathname } },
  build: {
    outDir: "../src/digsite/server/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    // By itself it would leave a core idle for an editor that is not there.
    pool: "threads",
    maxWorkers: "100%",
    // The logic: plain modules. What is only drawn is looked at by the tests in a browser.
    coverage: {
      include: ["src/**/*.ts"],
      exclude: ["src/**/*.tsx", "src/**/*.d.ts", "src/messages.ts", "src/views.ts", "src/languages.ts"],
      reporter: [["text", { skipFull: true }]],
      thresholds: { lines: 90 },
    },
  },
});
