// Plays many two-player tables at once, as fast as the server answers, and prints moves per second and latencies.
//   node drive.mjs digsite|boardgame.io ADDRESS GAME TABLES SECONDS [PID OF THE SERVER [LANGUAGE OF THE LOG]]
import { readFileSync } from "node:fs";
import WebSocket from "ws";
import { io } from "socket.io-client";

const [, , kind, address, game, tablesText, secondsText, pid, language] = process.argv;
const tables = Number(tablesText), seconds = Number(secondsText), warmUp = 2;
const latencies = [];
let measuring = false, running = true;

function note(started) {
  if (measuring) latencies.push(performance.now() - started);
}

// Milliseconds of processor time a process has used, by Linux's own count.
function processorTime() {
  if (!pid) return NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function post(path, body, headers = {}) {
  const response = await fetch(address + path, {
    method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

// One seat of Digsite: answers each of its decisions at random; a move counts when it is accepted.
function digsiteSeat(table, seat, token) {
  return new Promise((ready, failed) => {
    const words = language ? `?language=${language}` : "";
    const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${table}/play${words}`, {
      headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false,
    });
    let count = 0, started = 0, waiting = false, latest = null;
    const answer = () => {
      if (waiting || !latest?.decision || !running) return;
      const runs = latest.decision.choices, run = runs[Math.floor(Math.random() * runs.length)];
      const value = run.vary && run.values[Math.floor(Math.random() * run.values.length)];
      const action = run.vary ? { ...run.same, [run.vary]: value } : run.same;
      started = performance.now();
      waiting = true;
      socket.send(JSON.stringify({ kind: "choose", id: `m${count++}`, version: latest.version, action }));
      latest = null;
    };
    socket.on("error", failed);
    const heard = (text) => {
      const message = JSON.parse(text);
      if (message.kind === "presence") ready(socket);
      if (message.kind === "update") latest = message;
      if (message.kind === "refused" && message.code !== "stale") throw new Error(text);
      if (message.kind === "accepted") note(started);
      if (message.kind === "accepted" || message.kind === "refused") waiting = false;
      answer();
    };
    socket.on("message", (frame) => String(frame).split("\n").forEach(heard));
  });
}

async function digsiteTable() {
  const names = ["One", "Two"].map((name) => `${name} ${Math.floor(Math.random() * 1e6)}`);
  const keys = [await post("/api/guest", { name: names[0] }), await post("/api/guest", { name: names[1] })];
  const [one, two] = keys.map((key) => ({ authorization: `Bearer ${key.token}` }));
  const table = await post("/api/tables", { game, seats: [{ kind: "mine" }, { kind: "open" }] }, one);
  await post(`/api/tables/${table.id}/commands`, { kind: "join", id: "j" }, two);
  const sockets = [await digsiteSeat(table.id, 0, keys[0].token), await digsiteSeat(table.id, 1, keys[1].token)];
  return { start: () => post(`/api/tables/${table.id}/commands`, { kind: "start", id: "s" }, one), sockets };
}

// One seat of boardgame.io: a move counts when its own update comes back.
function boardgameSeat(match, seat, credentials) {
  return new Promise((ready, failed) => {
    const socket = io(`${address}/${game}`, { transports: ["websocket"], forceNew: true });
    const player = String(seat);
    let started = 0, own = false;
    const move = (state) => {
      if (!running || state.ctx.currentPlayer !== player) return;
      started = performance.now();
      own = true;
      const payload = { type: "add", args: [1], playerID: player, credentials };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, player);
    };
    socket.on("connect_error", failed);
    socket.on("connect", () => socket.emit("sync", match, player, credentials, 2));
    socket.on("sync", (_match, sync) => ready({ close: () => socket.disconnect(), begin: () => move(sync.state) }));
    socket.on("update", (_match, state) => {
      if (own) { note(started); own = false; }
      move(state);
    });
  });
}

async function boardgameTable() {
  const { matchID } = await post(`/games/${game}/create`, { numPlayers: 2 });
  const seats = [];
  for (const seat of [0, 1]) {
    const joined = await post(`/games/${game}/${matchID}/join`, { playerID: String(seat), playerName: "p" });
    seats.push(await boardgameSeat(matchID, seat, joined.playerCredentials));
  }
  return { start: async () => seats.forEach((seat) => seat.begin()), sockets: seats };
}

const made = [];
for (let number = 0; number < tables; number++) made.push(await (kind === "digsite" ? digsiteTable() : boardgameTable()));
await Promise.all(made.map((table) => table.start()));
await new Promise((done) => setTimeout(done, warmUp * 1000));
measuring = true;
const from = performance.now(), cpu = processorTime();
await new Promise((done) => setTimeout(done, seconds * 1000));
measuring = false;
running = false;
const elapsed = (performance.now() - from) / 1000, used = processorTime() - cpu;
latencies.sort((one, other) => one - other);
const at = (share) => Number(latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))]?.toFixed(2));
console.log(JSON.stringify({
  server: kind, game, language, tables, moves: latencies.length, moves_per_second: Math.round(latencies.length / elapsed),
  p50_ms: at(0.5), p99_ms: at(0.99),
  cpu_us_per_move: Math.round((used * 1000) / latencies.length),
}));
process.exit(0);
