// One address that asks for all it can: requests, guests, tables with bots, sockets, and what costs the server most.
//   node flood.mjs '{"address": ..., "seconds": ..., "rate": messages a second}'
import WebSocket from "ws";
import { bearer, post, request } from "./digsite.mjs";

const { address, seconds, rate } = JSON.parse(process.argv[2]);
const localAddress = "127.66.66.66", end = performance.now() + seconds * 1000;
const { token } = await post(address, "/api/guest", { name: "Flood" }, { localAddress });
const own = { headers: bearer(token), localAddress };
const bots = [{ kind: "bot", strength: "master" }, { kind: "bot", strength: "master" }];
const sockets = [], counted = {};
const count = (what) => { counted[what] = (counted[what] ?? 0) + 1; };

async function table() {
  const { status, text } = await request(address, "POST", "/api/tables", { game: "block-and-key", seats: bots }, own);
  count(status);
  if (status !== 200) return;
  const { id } = JSON.parse(text);
  count((await request(address, "POST", `/api/tables/${id}/commands`, { kind: "start", id: "s" }, own)).status);
  connect(id);
}

function connect(id) {
  const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${id}/play?language=de`, { headers: bearer(token), localAddress });
  socket.on("error", () => count("error"));
  socket.on("close", (code) => { count(`closed ${code}`); sockets.splice(sockets.indexOf(socket), 1); });
  socket.on("open", () => sockets.push(socket));
  socket.on("message", () => count("heard"));
}

const MESSAGES = [
  { kind: "resync" }, { kind: "tell", language: "fr", seat: null }, { kind: "read-log", language: "de", seat: null, first: 0 },
  { kind: "say", text: "x".repeat(300) }, { kind: "choose", version: 1, action: { kind: "place", seat: 0 } }, { kind: "nonsense" },
];
let number = 0, asking = 0;
function something() {
  number += 1;
  if (number % 50 === 0) { void table().catch(() => count("error")); return; }
  const socket = sockets[number % Math.max(1, sockets.length)];
  if (socket && number % 3) {
    if (socket.bufferedAmount < 1 << 16) socket.send(JSON.stringify({ ...MESSAGES[number % MESSAGES.length], id: `f${number}` }));
  } else if (asking < 50) {
    asking += 1;
    const path = number % 2 ? "/api/tables" : "/api/my-tables";
    request(address, "GET", path, undefined, own).then(({ status }) => count(status), () => count("error")).finally(() => { asking -= 1; });
  }
}
while (performance.now() < end) {
  for (let each = 0; each < rate / 100; each++) something();
  await new Promise((done) => setTimeout(done, 10));
}
console.log(JSON.stringify({ asked: number, answers: counted }));
process.exit(0);
