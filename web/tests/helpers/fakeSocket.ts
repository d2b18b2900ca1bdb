/** A WebSocket without a network. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static latest(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("nobody connected");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.({ code: 1000 });
  }

  /** Several messages come in one frame. */
  say(...messages: unknown[]): void {
    this.onmessage?.({ data: messages.map(message => JSON.stringify(message)).join("\n") });
  }

  /** The answer to what was asked last. */
  answer(message: Record<string, unknown>): void {
    this.say({ ...message, id: this.sent.at(-1)?.id });
  }
}

export const HELLO = { kind: "hello", protocol: 1, server: "x", guest: "g", now: 0 };
