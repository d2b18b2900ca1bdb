// Many tables at which people think: each makes a move every so often, from an address of its own, and prints latencies.
//   node crowd.mjs '{"addresses": [...], "pids": [...], "game": ..., "tables": ..., "every": ms, "seconds": ...}'
import { begin, processorTime, quantiles, seat } from "./digsite.mjs";

const { addresses, pids = [], game, tables, every, seconds } = JSON.parse(process.argv[2]);
const latencies = [];
let measuring = false, running = true;
const onMove = (started) => { if (measuring) latencies.push(performance.now() - started); };

async function open(number) {
  const localAddress = `127.1.${number >> 8}.${(number & 255) || 1}`;
  const address = addresses[number % addresses.length];
  const { table, tokens, start } = await begin(address, game, localAddress);
  // The two players of a table are at different servers, if there are several.
  for (const [place, token] of tokens.entries()) {
    const at = addresses[(number + place) % addresses.length];
    await seat(at, table, token, { localAddress, onMove, going: () => running, pause: () => every * (0.5 + Math.random()) });
  }
  return start;
}

const starts = [];
for (let number = 0; number < tables; number += 20) {
  starts.push(...await Promise.all(Array.from({ length: Math.min(20, tables - number) }, (_, place) => open(number + place + 1))));
}
for (const start of starts) await start();
await new Promise((done) => setTimeout(done, 2000));
console.error("ready");
measuring = true;
const from = performance.now(), cpu = processorTime(pids);
await new Promise((done) => setTimeout(done, seconds * 1000));
measuring = running = false;
const elapsed = (performance.now() - from) / 1000, used = processorTime(pids) - cpu, moves = latencies.length;
console.log(JSON.stringify({
  game, tables, processes: addresses.length, moves, moves_per_second: Math.round(moves / elapsed), ...quantiles(latencies),
  cpu_us_per_move: Math.round((used * 1000) / moves), cpu_share: Number((used / 1000 / elapsed).toFixed(3)),
}));
process.exit(0);
