// Signs between two texts are the catalogue's: French has spaces before them.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no source puts a colon or a semicolon behind a text itself", () => {
  const bare = /"; "|\)\}[:;] |\}: (?:\$?\{|<[A-Z])/;
  const paths = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(path =>
    /\.tsx?$/.test(path),
  );
  const lines = paths.flatMap(path =>
    readFileSync(`src/${path}`, "utf8")
      .split("\n")
      .map(line => `${path}: ${line}`),
  );
  const told = lines.filter(line => /say\(|Name\(/.test(line) && !line.includes("function "));
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter(line => bare.test(line))).toEqual([]);
});
