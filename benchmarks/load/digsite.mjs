// What every driver needs of a Digsite server: guests, tables, seats that play at random.
import { readFileSync } from "node:fs";
import http from "node:http";
import WebSocket from "ws";

// Milliseconds of processor time that these processes have used, by Linux's own count.
export function processorTime(pids) {
  return pids.filter(Boolean).reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) * 10;
  }, 0);
}

export function quantiles(latencies) {
  latencies.sort((one, other) => one - other);
  const at = (share) => Number(latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))]?.toFixed(2));
  return { p50_ms: at(0.5), p99_ms: at(0.99) };
}

// `localAddress`: whom the server takes us for; on loopback there are as many as one likes.
export function request(address, method, path, body, { headers = {}, localAddress } = {}) {
  return new Promise((done, failed) => {
    const text = body === undefined ? "" : JSON.stringify(body);
    const sent = http.request(address + path, {
      method, localAddress, headers: { "content-type": "application/json", "content-length": Buffer.byteLength(text), ...headers },
    }, (response) => {
      let heard = "";
      response.on("data", (part) => { heard += part; });
      response.on("end", () => done({ status: response.statusCode, text: heard }));
    });
    sent.on("error", failed);
    sent.end(text);
  });
}

// A server whose database cannot answer in time says so (503), and closes sockets to come back to (1012): then it is asked
// again, as any client would. What else goes wrong is told.
async function patiently(ask) {
  for (let left = 20; ; left--) {
    try {
      return await ask();
    } catch (error) {
      if (!error.again || !left) throw error;
      await new Promise((done) => setTimeout(done, 500));
    }
  }
}

export function post(address, path, body, options) {
  return patiently(async () => {
    const { status, text } = await request(address, "POST", path, body, options);
    if (status !== 200) throw Object.assign(new Error(`${path}: ${status} ${text}`), { again: status === 503 });
    return JSON.parse(text);
  });
}

export const bearer = (token) => ({ authorization: `Bearer ${token}` });

// A table of two guests, not yet begun.
export async function begin(address, game, localAddress) {
  const guest = async (name) => (await post(address, "/api/guest", { name }, { localAddress })).token;
  const tokens = [await guest("One"), await guest("Two")];
  const [one, two] = tokens.map((token) => ({ headers: bearer(token), localAddress }));
  const { id } = await post(address, "/api/tables", { game, seats: [{ kind: "mine" }, { kind: "open" }] }, one);
  await post(address, `/api/tables/${id}/commands`, { kind: "join", id: "j" }, two);
  return { table: id, tokens, start: () => post(address, `/api/tables/${id}/commands`, { kind: "start", id: "s" }, one) };
}

// A seat that answers each of its decisions at random, after `pause()` milliseconds; a move counts when it is accepted.
export function seat(address, table, token, options) {
  return patiently(() => sit(address, table, token, options));
}

function sit(address, table, token, { language, localAddress, onMove, going, pause = () => 0 }) {
  return new Promise((ready, failed) => {
    const words = language ? `?language=${language}` : "";
    const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${table}/play${words}`, {
      headers: bearer(token), perMessageDeflate: false, localAddress,
    });
    let count = 0, started = 0, waiting = false, latest = null;
    const move = () => {
      if (!latest?.decision || !going()) { waiting = false; return; }
      const runs = latest.decision.choices, run = runs[Math.floor(Math.random() * runs.length)];
      const value = run.vary && run.values[Math.floor(Math.random() * run.values.length)];
      const action = run.vary ? { ...run.same, [run.vary]: value } : run.same;
      started = performance.now();
      socket.send(JSON.stringify({ kind: "choose", id: `m${count++}`, version: latest.version, action }));
      latest = null;
    };
    const answer = () => {
      if (waiting || !latest?.decision || !going()) return;
      waiting = true;
      const after = pause();
      if (after) setTimeout(move, after); else move();
    };
    socket.on("error", failed);
    socket.on("close", (code) => { if (going()) failed(Object.assign(new Error(`closed with ${code}`), { again: code === 1012 })); });
    const heard = (text) => {
      const message = JSON.parse(text);
      if (message.kind === "presence") ready(socket);
      if (message.kind === "update") latest = message;
      if (message.kind === "refused" && message.code !== "stale") throw new Error(text);
      if (message.kind === "accepted") onMove(started);
      if (message.kind === "accepted" || message.kind === "refused") waiting = false;
      answer();
    };
    socket.on("message", (frame) => String(frame).split("\n").forEach(heard));
  });
}
