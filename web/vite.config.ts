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
      // Small parts that several pages share travel together: each file more is a question more.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "shared",
              // But what the lobby, which is to be there at once, has no use for.
              test: /web\/src\/((app|design|lobby|texts)\/(?!push\.)|games\/gameWords|(daily|puzzles)\/paths)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    // The logic: plain modules. What is only drawn is looked at by the tests in a browser.
    coverage: {
      include: ["src/**/*.ts"],
      exclude: ["src/**/*.tsx", "src/**/*.d.ts", "src/messages.ts", "src/views.ts", "src/languages.ts"],
      reporter: [["text", { skipFull: true }]],
      thresholds: { lines: 90 },
    },
  },
});
