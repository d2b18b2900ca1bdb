// The messages between server and client. Generated from the server's schema: do not edit.
// To write it anew: python -m digsite.server.schema.typescript

export const PROTOCOL = 3;

/** One line of a seat's score: what kind of points, from which piece, how many. */
export interface ScoreLine {
  kind: string;
  points: number;
  source?: string | null;
}

/** How a game ended. */
export interface Outcome {
  reason: string;
  ranking: number[][];
  scores: number[];
  lines: ScoreLine[][];
  tie_break?: string | null;
  rank?: string | null;
}

/** Nobody is hurried; the others may vote a bot in for somebody who stays away. */
export interface NoClock {
  kind: "none";
}

/** A bank of time for each seat, which runs while that seat owes a decision. */
export interface LiveClock {
  kind: "live";
  seconds: number;
  increment?: number;
}

/** So many days for each decision. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** Whoever comes first by the table's link. */
export interface OpenSeat {
  kind: "open";
}

/** Kept for a friend, who gets a link of their own. */
export interface InvitedSeat {
  kind: "invited";
  name: string;
}

export interface BotSeat {
  kind: "bot";
  strength: string;
}

/** The creator's own; several of them make a hot seat on one device. */
export interface MySeat {
  kind: "mine";
  name?: string | null;
}

/** What the creator of a table settles beforehand. */
export interface TableRules {
  game: string;
  seats: (SeatPlan)[];
  options?: Record<string, unknown>;
  undo?: "end-turn" | "free" | "none";
  camera?: "free" | "seat";
  clock?: Clock;
  public?: boolean;
  spectators?: boolean;
  live_scores?: boolean;
  assist?: boolean;
  hints?: boolean | null;
  chat?: boolean;
  seed?: number | string | null;
  scenario?: Record<string, unknown> | null;
  practice?: boolean;
}

/** One place at the table, as one viewer sees it. */
export interface SeatInfo {
  seat: number;
  holder: "bot" | "guest" | "invited" | "open";
  name: string | null;
  lookalike: boolean;
  guest: string | null;
  strength: string | null;
  standing_in: boolean;
  resigned: boolean;
  mine: boolean;
  hints?: number;
  seen?: "played" | "replayed" | "watched" | null;
  invite: string | null;
  kept?: boolean;
}

/** The verifiable shuffle: the hash is shown from the start, seed and salt after the end. */
export interface Seal {
  hash: string;
  seed: number | string | null;
  salt: string | null;
  given: boolean;
  set_up: boolean;
}

/** Why and how the table came to its end. */
export interface Ending {
  reason: "cancelled" | "finished" | "resigned" | "rules-changed";
  outcome: Outcome | null;
  ranking: number[][];
}

/** An open question among the players. */
export interface Vote {
  about: "cancel" | "stand-in";
  seat: number | null;
  agreed: number[];
}

/** A table as one viewer sees it, before, during and after the game. */
export interface TableInfo {
  id: string;
  status: "cancelled" | "over" | "playing" | "waiting";
  rules: TableRules;
  seats: SeatInfo[];
  creator: boolean;
  host?: string | null;
  created: number;
  seal: Seal;
  votes: Vote[];
  ending: Ending | null;
  resting: boolean;
  rematch: string | null;
  daily: string | null;
  late?: boolean;
  hints?: boolean;
  origin?: string | null;
  group?: string | null;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: "cancelled" | "over" | "playing" | "waiting";
  names: (string | null)[];
  bots: number[];
  strengths?: (string | null)[];
  deciders: number[];
  changed: number;
  mine: number[];
  my_move: boolean;
  daily: string | null;
  arranged: boolean;
  practice?: boolean;
}

/** Answer an open decision. `action` is one of the offered choices, as it was given. */
export interface Choose {
  kind: "choose";
  id: string;
  version: number;
  action: Record<string, unknown>;
  decision?: number | null;
}

/** Ask what an action would lead to, without doing it; refused where that would reveal something. */
export interface Preview {
  kind: "preview";
  id: string;
  version: number;
  action: Record<string, unknown>;
}

/** Ask for the table in words, and for the open choices grouped as a player would look through them. The moves of
 * `group` are spelled out. */
export interface Tell {
  kind: "tell";
  id: string;
  seat: number | null;
  language: "de" | "en" | "fr";
  group?: number | null;
}

/** Ask for the log in words, from step `first` on. */
export interface ReadLog {
  kind: "read-log";
  id: string;
  seat: number | null;
  language: "de" | "en" | "fr";
  first?: number;
}

/** Ask what a strong bot sees in the place of this seat, with what the seat knows: where to look, and with `full`
 * what to choose and why. Counted, and told to everybody. */
export interface Hint {
  kind: "hint";
  id: string;
  version: number;
  seat: number;
  language: "de" | "en" | "fr";
  full?: boolean;
}

export interface Undo {
  kind: "undo";
  id: string;
  version: number;
  seat: number;
}

export interface EndTurn {
  kind: "end-turn";
  id: string;
  version: number;
  seat: number;
}

/** Sit down on an open seat (None: the first free one), or with an invitation's key on the seat it is for. */
export interface Join {
  kind: "join";
  id: string;
  seat?: number | null;
  invite?: string | null;
}

/** Before the game: free the seat. In the game: let a bot stand in until you come back. */
export interface Leave {
  kind: "leave";
  id: string;
  seat: number;
}

export interface ComeBack {
  kind: "come-back";
  id: string;
  seat: number;
}

/** Before the game, its creator gives a seat another plan. */
export interface Arrange {
  kind: "arrange";
  id: string;
  seat: number;
  plan: SeatPlan;
  guest?: string | null;
}

/** Begin. Needs every seat to be taken. */
export interface Start {
  kind: "start";
  id: string;
}

/** Before the game: its creator clears the table. In the game: a vote to end it without a result, for which
 * everybody's voice is needed who has not resigned, and for whom a bot has not stood in for a day. */
export interface Cancel {
  kind: "cancel";
  id: string;
}

export interface Resign {
  kind: "resign";
  id: string;
  seat: number;
}

/** Vote that a bot plays for an absent player: the creator's voice is enough, or that of all the others. Only where
 * no time is measured, and after two minutes. */
export interface StandIn {
  kind: "stand-in";
  id: string;
  seat: number;
}

/** After the end: a new table, seats rotated by one. The others' seats are kept for them: who asks second comes to
 * the same table, and sits down there. */
export interface Rematch {
  kind: "rematch";
  id: string;
}

export interface Say {
  kind: "say";
  id: string;
  text: string;
}

/** Hide what a guest says, for you alone. */
export interface Mute {
  kind: "mute";
  id: string;
  guest: string;
  muted: boolean;
}

/** Bring a line of the chat to the host's attention. */
export interface Report {
  kind: "report";
  id: string;
  line: number;
}

/** The creator switches the table's chat on or off. */
export interface SetChat {
  kind: "set-chat";
  id: string;
  on: boolean;
}

/** Ask for everything anew; with a language, in that one from now on. */
export interface Resync {
  kind: "resync";
  id: string;
  language?: "de" | "en" | "fr" | null;
}

/** The first message of a connection. */
export interface Hello {
  kind: "hello";
  protocol: number;
  server: string;
  guest: string | null;
  now: number;
}

/** The table changed, or you have just come: seats, votes, status, ending. */
export interface Table {
  kind: "table";
  table: TableInfo;
}

/** A run of choices that differ in one field. An action is `same` plus, for each of `values`, the field `vary`;
 * without `vary` the run is `same` alone. */
export interface Choices {
  same: Record<string, unknown>;
  vary?: string | null;
  values?: unknown[];
  final?: boolean;
}

/** What a seat is asked now. */
export interface OpenDecision {
  type: string;
  cause: string | null;
  choices: Choices[];
  final?: string[];
  number?: number | null;
}

/** A piece that is named in a line of the log. */
export interface Mention {
  text: string;
  piece: string;
}

/** One thing that happened, as a sentence, and by which rule. */
export interface LogLine {
  step: number;
  event: number;
  seat: number;
  text: string;
  brief?: string;
  rule: string | null;
  title: string;
  mentions: Mention[];
  why?: string;
}

/** What one action brought about, as far as this seat may see it. */
export interface Step {
  number: number;
  seat: number;
  events: Record<string, unknown>[];
  lines?: LogLine[];
}

/** Time left for each seat at the moment `at`; only that of `running` seats goes down. */
export interface Clocks {
  at: number;
  left: (number | null)[];
  running: number[];
}

/** The game as one seat may know it. Steps from `first_step` on replace those you had from there on: an undo takes
 * some away, a resync gives all anew. */
export interface Update {
  kind: "update";
  seat: number | null;
  version: number;
  view: Record<string, unknown>;
  first_step: number;
  steps: Step[];
  waiting_for: number[];
  decision: OpenDecision | null;
  can_undo: boolean;
  can_end_turn: boolean;
  clocks: Clocks | null;
  scores: number[] | null;
  outlook?: Record<string, unknown> | null;
  ending?: number | null;
}

/** What the previewed action would lead to. */
export interface Previewed {
  kind: "previewed";
  id: string;
  view: Record<string, unknown>;
  decision: OpenDecision | null;
}

/** Choices that belong together: their places in the unpacked choices of the decision. */
export interface ToldGroup {
  title: string;
  choices: number[];
}

/** The table in words. */
export interface Told {
  kind: "told";
  id: string;
  version: number;
  question: string;
  lines: string[];
  groups: ToldGroup[];
  moves: string[];
  ending: string[];
}

/** A piece of the log from the step asked for on, as far as the seat may know it. */
export interface ToldLog {
  kind: "told-log";
  id: string;
  lines: LogLine[];
  next: number | null;
}

/** A hint for the decision that is open. */
export interface Hinted {
  kind: "hinted";
  id: string;
  version: number;
  look: string;
  pieces: string[];
  action: Record<string, unknown> | null;
  then: Record<string, unknown>[];
  move: string;
  why: string;
}

/** Which seats have somebody connected, and how many look on. */
export interface Presence {
  kind: "presence";
  present: number[];
  spectators: number;
}

/** Plain text: a client must never render it as anything else. */
export interface ChatLine {
  line: number;
  guest: string;
  name: string;
  seats: number[];
  text: string;
  at: number;
  lookalike?: boolean;
}

export interface Chat {
  kind: "chat";
  lines: ChatLine[];
}

/** The request with that id has had its effect, and it is stored. */
export interface Accepted {
  kind: "accepted";
  id: string;
  version: number;
  table?: string | null;
}

/** Nothing has changed. `code` is stable, `reason` is for people, `details` for a client's own words. */
export interface Refused {
  kind: "refused";
  id: string | null;
  code: string;
  reason: string;
  details: Record<string, unknown>;
}

/** Something happened at one of your tables; sent to every page you have open, by web push and to your webhook. */
export interface Notice {
  kind: "notice";
  about: "cancelled" | "given-away" | "joined" | "over" | "rematch" | "rules-changed" | "set-aside" | "stand-in" | "started" | "your-move";
  table: string;
  game: string;
  status: "cancelled" | "over" | "playing" | "waiting";
  seat: number | null;
}

export interface NewGuest {
  name: string;
}

/** Who you are here. */
export interface Guest {
  id: string;
  name: string;
  webhook: string | null;
}

/** Given once, when a guest is made or recovered. The cookie holds the token too; other programs send it as
 * `Authorization: Bearer`. The recovery code takes the identity to another device. */
export interface GuestKeys {
  guest: Guest;
  token: string;
  recovery_code: string;
}

/** A browser or program that is signed in as you. */
export interface Device {
  id: string;
  name: string;
  made: number;
  seen: number;
  here: boolean;
}

export interface Devices {
  devices: Device[];
}

export interface Recovery {
  code: string;
}

/** What is left out stays as it is; an empty webhook takes it away. */
export interface GuestChange {
  name?: string | null;
  webhook?: string | null;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** What a browser's `PushManager.subscribe` gives. */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}

/** The server's public key for `PushManager.subscribe`. */
export interface PushKey {
  key: string;
}

export interface GameOption {
  name: string;
  default: unknown;
  choices: unknown[];
  first_game: unknown;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  players: number[];
  options: GameOption[];
  strengths: string[];
  ready?: boolean;
}

export interface Games {
  games: GameInfo[];
}

export interface Tables {
  tables: TableLine[];
}

/** One position of a finished game, seen from one seat, with the step that led to it. */
export interface Frame {
  number: number;
  step: Step | null;
  lines: LogLine[];
  view: Record<string, unknown>;
  scores: number[];
}

/** Positions `first` and following; `total` is how many there are (one more than actions). */
export interface Replay {
  game: string;
  total: number;
  first: number;
  frames: Frame[];
}

/** One position of a finished game in words. */
export interface ToldPosition {
  lines: string[];
  ending: string[];
}

/** One position of a finished game with all its secrets: a new table can begin there. */
export interface WholePosition {
  game: string;
  options: Record<string, unknown>;
  scenario: Record<string, unknown>;
}

/** The deal of a finished game once more, to be played by you. */
export interface NewDuplicate {
  seat: number;
  friends?: boolean;
}

/** Deals that everybody with the group's link plays against the same bots. */
export interface NewGroup {
  game: string;
  players: number;
  strength?: string | null;
  deals?: number;
  days?: number;
}

/** A deal of a group. */
export interface GroupDeal {
  hash: string;
  seat: number;
  table: string | null;
  done: boolean;
  seed: number | string | null;
  salt: string | null;
}

/** A member's results. */
export interface GroupLine {
  name: string;
  mine: boolean;
  scores: (number | null)[];
  places: (number | null)[];
  tables: (string | null)[];
  played: number;
  total: number;
}

/** Some deals, and how those stand who play them. */
export interface Group {
  id: string;
  game: string;
  bots: string[];
  ends: number;
  over: boolean;
  deals: GroupDeal[];
  standing: GroupLine[];
}

export interface DailyResult {
  name: string;
  score: number;
  rank: string | null;
  mine: boolean;
  table: string | null;
  place?: number | null;
  late?: boolean;
}

/** How many came to a score before the day was over. */
export interface DailyBar {
  score: number;
  number: number;
}

/** What the strongest bot made of the same deal. */
export interface DailyMaster {
  score: number | null;
  table: string | null;
}

/** One day's deal of a game. While the day lasts nobody is told the seed, nor sees another's game. */
export interface Daily {
  day: string;
  game: string;
  ends: number;
  table: string | null;
  hash: string;
  seed: number | string | null;
  salt: string | null;
  results: DailyResult[];
  players?: number;
  below?: number;
  histogram?: DailyBar[];
  master?: DailyMaster | null;
}

/** A day's deal, and how far you have come with it. */
export interface DailyTry {
  day: string;
  table?: string | null;
  score?: number | null;
  rank?: string | null;
  place?: number | null;
  late?: boolean;
}

/** The daily deals of one game. */
export interface DailyGame {
  game: string;
  bots: string[];
  today: DailyTry;
  streak: number;
  longest: number;
  past: DailyTry[];
}

export interface Dailies {
  day: string;
  ends: number;
  games: DailyGame[];
}

/** A puzzle without what its solver alone knows of the position, which its table shows, and without its answer. */
export interface PuzzleInfo {
  game: string;
  id: string;
  goal: string;
  about: string | null;
  grade: number;
  rating: number;
  day: string | null;
  state: "begun" | "failed" | "new" | "solved";
  view?: Record<string, unknown> | null;
}

/** Where you stand with the puzzles. */
export interface MyPuzzles {
  daily: PuzzleInfo;
  ends: number;
  streak: number;
  longest: number;
  tried: number;
  solved: number;
  ratings: Record<string, number>;
}

/** The table at which it is tried; what you do there is your answer. */
export interface PuzzleTable {
  table: string;
}

export interface PuzzleAnswer {
  table: string;
  language?: "de" | "en" | "fr";
  give_up?: boolean;
}

export interface PuzzleSolution {
  moves: string[];
  view: Record<string, unknown>;
}

/** How a try went, by the rules. */
export interface PuzzleJudged {
  solved: boolean;
  finished: boolean;
  gave_up: boolean;
  value: number | null;
  best: number;
  lost: number;
  by_luck: boolean;
  counted: boolean;
  rating: number;
  solution: PuzzleSolution;
}

export interface Done {
  done?: boolean;
}

/** A refusal over HTTP; the same fields as a `refused` message. */
export interface Problem {
  code: string;
  reason: string;
  details: Record<string, unknown>;
}

/** A main decision. What is at stake is points for whoever plays alone, else the chance of winning, from 0 to 1. */
export interface ReviewedDecision {
  seat: number;
  step: number;
  loss: number;
  error: number;
  mark: "blunder" | "inaccuracy" | "mistake" | null;
  expected: number;
  after: number;
  draw: number | null;
  best: Record<string, unknown> | null;
  told: string;
  better: string;
  reason: string;
}

/** Keys of Block and Key that could have been claimed. */
export interface ReviewedClaim {
  seat: number;
  step: number;
  told: string;
  block: string | null;
  cells?: unknown;
}

/** A seat's game in a few numbers, and in words. */
export interface ReviewedSeat {
  seat: number;
  given_away: number;
  error: number;
  largest: number[];
  marks: Record<string, number>;
  luck: number | null;
  luck_error: number;
  told: string[];
}

export interface ToldReview {
  decisions: ReviewedDecision[];
  missed: ReviewedClaim[];
  seats: ReviewedSeat[];
  how: string;
}

/** The review of a finished game, once it is done; until then how many of the game's steps were looked at. Whoever
 * waits asks again now and then: what nobody asks for is not gone on with. */
export interface Review {
  progress: "done" | "none" | "waiting" | "working";
  done?: number;
  total?: number;
  others?: number;
  review?: ToldReview | null;
}

/** Another choice at a decision that was judged. */
export interface NewTry {
  step: number;
  action: Record<string, unknown>;
}

/** What it gives away beside the best choice that the review found. */
export interface JudgedTry {
  best: boolean;
  loss: number;
  error: number;
  mark: "blunder" | "inaccuracy" | "mistake" | null;
  told: string;
}

/** A set of pieces, as plain data or as the text of a data file; one of the two. */
export interface PiecesToCheck {
  pieces?: unknown;
  text?: string | null;
}

export interface PiecesFault {
  code: string;
  entry: string;
  told: string;
}

export interface CheckedPieces {
  faults: PiecesFault[];
  pieces?: Record<string, unknown> | null;
  text?: string | null;
}

/** Have bots play with a set of pieces. */
export interface NewTrial {
  pieces: Record<string, unknown>;
  players: number;
}

export interface TrialBot {
  bot: string;
  games: number;
  points: number;
  error: number | null;
  usual: number | null;
}

export interface TrialKey {
  key: string;
  held: number;
  claimed: number;
}

/** How bots have played with a set so far. Whoever waits asks again now and then: what nobody asks for ends. */
export interface PiecesTrial {
  id: string;
  progress: "done" | "failed" | "waiting" | "working";
  done: number;
  total: number;
  others?: number;
  bots?: TrialBot[];
  keys?: TrialKey[];
  dead?: string[];
  unseen?: string[];
}

export type Clock = NoClock | LiveClock | DaysClock;

export type SeatPlan = OpenSeat | InvitedSeat | BotSeat | MySeat;

export type Command = Join | Leave | ComeBack | Arrange | Start | Cancel | Resign | StandIn | Rematch | SetChat;

export type ClientMessage = Choose | Preview | Tell | ReadLog | Hint | Undo | EndTurn | Join | Leave | ComeBack | Arrange | Start | Cancel | Resign | StandIn | Rematch | SetChat | Say | Mute | Report | Resync;

export type ServerMessage = Hello | Table | Update | Previewed | Told | ToldLog | Hinted | Presence | Chat | Accepted | Refused | Notice;
