// Messages of the server with only what a test is about.
import type { GameInfo, SeatInfo, TableInfo, TableLine, Update } from "../../src/messages";

export function update(change: Partial<Update> = {}): Update {
  return {
    kind: "update",
    seat: 0,
    version: 1,
    view: {},
    first_step: 0,
    steps: [],
    waiting_for: [0],
    decision: null,
    can_undo: false,
    can_end_turn: false,
    clocks: null,
    scores: null,
    ...change,
  };
}

export function seat(number: number, change: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    holder: "guest",
    name: `Guest ${number + 1}`,
    lookalike: false,
    guest: `g${number}`,
    strength: null,
    standing_in: false,
    resigned: false,
    mine: number === 0,
    invite: null,
    ...change,
  };
}

export function table(change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "table-1",
    status: "playing",
    rules: { game: "block-and-key", seats: [] },
    seats: [seat(0), seat(1)],
    creator: true,
    created: 0,
    seal: { hash: "h", seed: null, salt: null, given: false, set_up: false },
    votes: [],
    ending: null,
    resting: false,
    rematch: null,
    daily: null,
    ...change,
  };
}

export function line(change: Partial<TableLine> = {}): TableLine {
  return {
    id: "table-1",
    game: "block-and-key",
    status: "playing",
    names: ["Ada", null],
    bots: [],
    deciders: [0],
    arranged: false,
    changed: 0,
    mine: [0],
    my_move: true,
    daily: null,
    ...change,
  };
}

export function gameInfo(change: Partial<GameInfo> = {}): GameInfo {
  return {
    name: "pebbles",
    players: [2, 3],
    options: [],
    strengths: ["random", "novice", "master"],
    ...change,
  };
}
