// Part of the build: beside every file that gets smaller by it, the same file as brotli and as gzip, for the server to send.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const OUT = fileURLToPath(new URL("../../src/digsite/server/static/", import.meta.url));
const SMALLER = /\.(js|css|svg|html|webmanifest)$/;
/** Made anew for every reader. */
const MADE = "index.html";
const WORTH = 0.95;

const ways = [
  [".gz", content => gzipSync(content, { level: 9 })],
  [
    ".br",
    content =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  ],
];

for (const name of readdirSync(OUT, { recursive: true })) {
  if (!SMALLER.test(name) || name === MADE || name.startsWith(".")) continue;
  const content = readFileSync(join(OUT, name));
  for (const [suffix, compress] of ways) {
    const small = compress(content);
    if (small.length < content.length * WORTH) writeFileSync(join(OUT, name + suffix), small);
  }
}
