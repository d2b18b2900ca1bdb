// One table's WebSocket: comes back by itself, sends again what was not answered, and never does a thing twice.
import type { Accepted, ClientMessage, Hinted, Previewed, Refused, ServerMessage, Told } from "../messages";
import { newId } from "./newId";

/** `lost`: being tried again. `gone`: the server said that it is no use. */
export type Link = "connecting" | "open" | "lost" | "gone";
export type Answer = Accepted | Previewed | Told | Hinted;

const ANSWERS = new Set(["accepted", "refused", "previewed", "told", "hinted"]);
type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;
export type Request = WithoutId<ClientMessage>;

/** A request that the server refused. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.reason);
  }
}

interface Waiting {
  message: ClientMessage;
  resolve(answer: Answer): void;
  reject(refusal: Error): void;
}

/** Questions about a moment, which are of no use after it. */
const QUESTIONS = new Set(["preview", "tell", "hint"]);
const STOPPING_CODES = new Set([4001, 4002]);
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

interface ConnectionOptions {
  /** The address, asked anew at each try: it says how much of the log we have, and how it is to be told. */
  address(): string;
  receive(message: ServerMessage): void;
  changed(link: Link): void;
  open?(address: string): WebSocket;
}

export class Connection {
  private socket: WebSocket | null = null;
  private link: Link = "connecting";
  private readonly waiting = new Map<string, Waiting>();
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: ConnectionOptions) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Send a request; the promise is kept across lost connections until the server answers. */
  request(request: Request): Promise<Answer> {
    const message = { ...request, id: newId() } as ClientMessage;
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject });
      if (this.link === "open") this.send(message);
    });
  }

  close(): void {
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.link = "gone";
    this.socket?.close();
    for (const { reject } of this.waiting.values()) reject(new Error("closed"));
    this.waiting.clear();
  }

  private readonly hurry = (): void => {
    if (this.link === "lost" && document.visibilityState !== "hidden") this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    const open = this.options.open ?? (address => new WebSocket(address));
    const socket = open(this.options.address());
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      for (const line of (data as string).split("\n")) this.heard(socket, JSON.parse(line) as ServerMessage);
    };
    socket.onclose = ({ code }) => this.closed(socket, code);
  }

  private heard(socket: WebSocket, message: ServerMessage): void {
    if (socket !== this.socket) return;
    if (message.kind === "hello") this.greeted();
    if (ANSWERS.has(message.kind)) this.answered(message as Answer | Refused);
    this.options.receive(message);
  }

  private greeted(): void {
    this.failures = 0;
    this.set("open");
    // Asked before the connection broke: the same ids have one effect. A question about an old moment is of no use.
    for (const { message, reject } of this.waiting.values()) {
      if (QUESTIONS.has(message.kind)) {
        this.waiting.delete(message.id);
        reject(new Error("closed"));
      } else this.send(message);
    }
  }

  private answered(message: Answer | Refused): void {
    const waiting = this.waiting.get(message.id ?? "");
    if (!waiting) return;
    this.waiting.delete(waiting.message.id);
    if (message.kind === "refused") waiting.reject(new Refusal(message));
    else waiting.resolve(message);
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.link === "gone") return;
    this.set(STOPPING_CODES.has(code) ? "gone" : "lost");
    if (STOPPING_CODES.has(code)) return;
    const pause = Math.min(FIRST_PAUSE * 2 ** this.failures++, LONGEST_PAUSE);
    this.timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private set(link: Link): void {
    this.link = link;
    this.options.changed(link);
  }
}
