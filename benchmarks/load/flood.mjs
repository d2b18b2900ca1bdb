// One address that asks for all it can: requests, guests, tables with bots, sockets, and what costs the server most: a
// position that is dear to describe, told again and again, and long journals that are read anew, many at a time.
//   node flood.mjs '{"address": ..., "seconds": ..., "rate": messages a second, "dear": a position of Block and Key}'
import WebSocket from "ws";
import { bearer, post, request } from "./digsite.mjs";

const { address, seconds, rate, dear } = JSON.parse(process.argv[2]);
const localAddress = "127.66.66.66", end = performance.now() + seconds * 1000;
const { token } = await post(address, "/api/guest", { name: "Flood" }, { localAddress });
const own = { headers: bearer(token), localAddress };
const bots = [{ kind: "bot", strength: "master" }, { kind: "bot", strength: "master" }];
const mine = [{ kind: "mine" }, { kind: "mine" }], clock = { kind: "live", seconds: 21600 };
let number = 0;
const sockets = [], tables = [], counted = {};
const count = (what) => { counted[what] = (counted[what] ?? 0) + 1; };

async function table(rules = { seats: bots }, talk = () => {}) {
  const { status, text } = await request(address, "POST", "/api/tables", { game: "block-and-key", ...rules }, own);
  count(status);
  if (status !== 200) return;
  const { id } = JSON.parse(text);
  count((await request(address, "POST", `/api/tables/${id}/commands`, { kind: "start", id: "s" }, own)).status);
  tables.push(id);
  connect(id, talk);
}

// Places a block and takes it back, without end: the journal grows, and a clock runs beside it.
function hesitate(socket, update) {
  if (update.can_undo) socket.send(JSON.stringify({ kind: "undo", id: `f${++number}`, version: update.version, seat: update.seat }));
  const run = update.decision?.choices.find((choices) => choices.same.kind === "place" && !choices.final);
  if (!run) return;
  const action = run.vary ? { ...run.same, [run.vary]: run.values[0] } : run.same;
  socket.send(JSON.stringify({ kind: "choose", id: `f${++number}`, version: update.version, action }));
}

function connect(id, talk) {
  const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${id}/play?language=de`, { headers: bearer(token), localAddress });
  socket.on("error", () => count("error"));
  socket.on("close", (code) => { count(`closed ${code}`); sockets.splice(sockets.indexOf(socket), 1); });
  socket.on("open", () => sockets.push(socket));
  socket.on("message", (text) => {
    count("heard");
    for (const line of String(text).split("\n")) {
      const message = JSON.parse(line);
      if (message.kind === "update") talk(socket, message);
    }
  });
}

const MESSAGES = [
  { kind: "resync" }, { kind: "tell", language: "fr", seat: null }, { kind: "read-log", language: "de", seat: null, first: 0 },
  { kind: "say", text: "x".repeat(300) }, { kind: "choose", version: 1, action: { kind: "place", seat: 0 } }, { kind: "nonsense" },
];
let asking = 0;
function something() {
  number += 1;
  if (number % 50 === 0) {
    const kinds = [[], [{ seats: mine, scenario: dear }], [{ seats: mine, clock }, hesitate]];
    void table(...kinds[(number / 50) % kinds.length]).catch(() => count("error"));
    return;
  }
  const socket = sockets[number % Math.max(1, sockets.length)];
  if (socket && number % 3) {
    if (socket.bufferedAmount < 1 << 16) socket.send(JSON.stringify({ ...MESSAGES[number % MESSAGES.length], id: `f${number}` }));
  } else if (asking < 50) {
    asking += 1;
    const some = tables[Math.floor(Math.random() * tables.length)] ?? "none";
    const paths = ["/api/tables", "/api/my-tables", `/api/tables/${some}`, `/api/tables/${some}/replay`, "/api/puzzles"];
    const path = paths[number % paths.length];
    request(address, "GET", path, undefined, own).then(({ status }) => count(status), () => count("error")).finally(() => { asking -= 1; });
  }
}
while (performance.now() < end) {
  for (let each = 0; each < rate / 100; each++) something();
  await new Promise((done) => setTimeout(done, 10));
}
console.log(JSON.stringify({ asked: number, answers: counted }));
process.exit(0);
