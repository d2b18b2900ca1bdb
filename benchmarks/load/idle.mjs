// Many connections at which nothing happens, two at each table, and what they cost the server in memory.
//   node idle.mjs '{"address": ..., "pid": ..., "connections": ...}'
import { readFileSync } from "node:fs";
import { begin, seat } from "./digsite.mjs";

const { address, pid, connections } = JSON.parse(process.argv[2]);
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) * 1024;
const going = () => false, onMove = () => {};

async function open(number) {
  const localAddress = `127.2.${number >> 8}.${(number & 255) || 1}`;
  const { table, tokens, start } = await begin(address, "block-and-key", localAddress);
  for (const token of tokens) await seat(address, table, token, { localAddress, onMove, going });
  await start();
}

await open(0); // the game is loaded with its first table
const before = memory();
for (let number = 0; number < connections / 2; number += 25) {
  await Promise.all(Array.from({ length: 25 }, (_, place) => open(number + place + 1)));
}
await new Promise((done) => setTimeout(done, 3000));
console.log(JSON.stringify({
  connections, tables: connections / 2, bytes: memory(), bytes_before: before,
  bytes_per_connection: Math.round((memory() - before) / connections),
}));
process.exit(0);
