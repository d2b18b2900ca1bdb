// A page's hold on one table: its state, and the ways to act at it.
import { useEffect, useMemo, useState } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { useSettings } from "../app/settings";
import type { Language } from "../languages";
import type { Hinted, Previewed, Refused, Tell, Told } from "../messages";
import type { Action } from "./choices";
import { type Answer, Connection, Refusal, type Request } from "./connection";
import { EMPTY_TABLE, receive, stepsKnown, type TableState, unasked } from "./tableState";

/** Milliseconds after which an answer that was not taken in yet is worth a word. */
const USUAL_WAY = 700;

export class TableController {
  readonly store: StoreApi<TableState> = createStore(() => EMPTY_TABLE);
  private readonly connection: Connection;

  constructor(
    readonly table: string,
    private language: Language,
    open?: (address: string) => WebSocket,
  ) {
    this.connection = new Connection({
      address: () => address(table, this.language, stepsKnown(this.store.getState())),
      receive: message => this.store.setState(state => receive(state, message)),
      changed: link => this.store.setState({ link }),
      ...(open ? { open } : {}),
    });
  }

  /** Ask for something; a refusal is shown on the page, if it is still wanted there, and null comes back. */
  readonly ask = async (request: Request, isWanted = () => true): Promise<Answer | null> => {
    try {
      return await this.connection.request(request);
    } catch (error) {
      if (error instanceof Refusal && isWanted()) this.store.setState({ refusal: error.refused });
      return null;
    }
  };

  /** Begin the game. Where somebody else was quicker, that is what was wanted. */
  readonly start = (): Promise<Answer | null> =>
    this.ask({ kind: "start" }, () => this.store.getState().table?.status === "waiting");

  /** Answer a decision; `decision` names the one that was in sight. */
  readonly choose = (action: Action, decision?: number): Promise<Answer | null> => {
    const version = this.store.getState().games.get(action.seat)?.version ?? 0;
    const named = decision === undefined ? {} : { decision };
    return this.answer({ kind: "choose", version, action, ...named });
  };

  /** Take back that seat's last step, or say that its turn is over. */
  readonly aboutTurn = (kind: "undo" | "end-turn", seat: number): Promise<Answer | null> => {
    const version = this.store.getState().games.get(seat)?.version ?? 0;
    return this.answer({ kind, version, seat });
  };

  /** The same of what moves the game on: that it has not arrived yet is told. */
  private async answer(request: Request): Promise<Answer | null> {
    const timer = setTimeout(() => this.store.setState({ late: true }), USUAL_WAY);
    const answer = await this.ask(request);
    clearTimeout(timer);
    this.store.setState({ late: false });
    return answer;
  }

  /** What an action would lead to, or why it is refused. Nothing happens. */
  readonly preview = async (action: Action): Promise<Previewed | Refused | null> => {
    const version = this.store.getState().games.get(action.seat)?.version ?? 0;
    try {
      return (await this.connection.request({ kind: "preview", version, action })) as Previewed;
    } catch (error) {
      return error instanceof Refusal ? error.refused : null;
    }
  };

  /** Where to look, and in full what to choose and why; a refusal is shown on the page, but not to somebody who has moved on
   * while it was thought about. */
  readonly hint = async (seat: number, full: boolean): Promise<Hinted | null> => {
    const now = () => this.store.getState().games.get(seat);
    const { version = 0, decision = null } = now() ?? {};
    const isWanted = () => now()?.decision?.number === decision?.number;
    const answer = await this.ask({ kind: "hint", version, seat, language: this.language, full }, isWanted);
    return answer?.kind === "hinted" ? answer : null;
  };

  /** The table in words; null where the connection broke meanwhile. */
  readonly tell = async (about: Omit<Tell, "kind" | "id">): Promise<Told | null> => {
    const answer = await this.connection.request({ kind: "tell", ...about }).catch(() => null);
    return answer?.kind === "told" ? answer : null;
  };

  /** Have the log told in that language: what is known of it, and what follows. */
  readonly speak = (language: Language): void => {
    if (language === this.language) return;
    this.language = language;
    void this.ask({ kind: "resync", language });
  };

  readonly forgetRefusal = (): void => this.store.setState({ refusal: null });

  close(): void {
    this.connection.close();
  }
}

function address(table: string, language: Language, steps: number): string {
  const { protocol, host } = location;
  const known = steps ? `&steps=${steps}` : "";
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${table}/play?language=${language}${known}`;
}

/** The controller of a table, for as long as the page shows it; who becomes another guest connects anew. It is never that of the
 * table before, whose end would be taken for this one's. */
export function useTableController(table: string | null, guest: string | null): TableController | null {
  const [controller, setController] = useState<TableController | null>(null);
  const language = useSettings(settings => settings.language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the connection carries the guest's cookie; it is told of another language
  useEffect(() => {
    if (table === null) return;
    const made = new TableController(table, language);
    setController(made);
    return () => made.close();
  }, [table, guest]);
  useEffect(() => controller?.speak(language), [controller, language]);
  return controller?.table === table ? controller : null;
}

export function useTableState(controller: TableController): TableState {
  const state = useStore(controller.store);
  return useMemo(() => (state.late ? unasked(state) : state), [state]);
}
