// Plays many two-player tables at once, as fast as the server answers, and prints moves per second and latencies.
//   node drive.mjs digsite|boardgame.io ADDRESS GAME TABLES SECONDS [PID OF THE SERVER [LANGUAGE OF THE LOG]]
import { io } from "socket.io-client";
import { begin, post, processorTime, quantiles, seat } from "./digsite.mjs";

const [, , kind, address, game, tablesText, secondsText, pid, language] = process.argv;
const tables = Number(tablesText), seconds = Number(secondsText), warmUp = 2;
const latencies = [];
let measuring = false, running = true;

function note(started) {
  if (measuring) latencies.push(performance.now() - started);
}

// One table of Digsite: each seat answers its decisions at random, as fast as it can.
async function digsiteTable() {
  const { table, tokens, start } = await begin(address, game);
  const sockets = [];
  for (const token of tokens) {
    sockets.push(await seat(address, table, token, { language, onMove: note, going: () => running }));
  }
  return { start, sockets };
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
  const { matchID } = await post(address, `/games/${game}/create`, { numPlayers: 2 });
  const seats = [];
  for (const seat of [0, 1]) {
    const joined = await post(address, `/games/${game}/${matchID}/join`, { playerID: String(seat), playerName: "p" });
    seats.push(await boardgameSeat(matchID, seat, joined.playerCredentials));
  }
  return { start: async () => seats.forEach((seat) => seat.begin()), sockets: seats };
}

const made = [];
for (let number = 0; number < tables; number++) made.push(await (kind === "digsite" ? digsiteTable() : boardgameTable()));
await Promise.all(made.map((table) => table.start()));
await new Promise((done) => setTimeout(done, warmUp * 1000));
measuring = true;
const from = performance.now(), cpu = processorTime([pid]);
await new Promise((done) => setTimeout(done, seconds * 1000));
measuring = false;
running = false;
const elapsed = (performance.now() - from) / 1000, used = processorTime([pid]) - cpu;
console.log(JSON.stringify({
  server: kind, game, language, tables, moves: latencies.length, moves_per_second: Math.round(latencies.length / elapsed),
  ...quantiles(latencies),
  cpu_us_per_move: Math.round((used * 1000) / latencies.length),
}));
process.exit(0);
