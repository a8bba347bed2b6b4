/** The wire protocol, as docs/api.md has it. */

import type { Action, Facts, GameEvent, View } from '../games/contract';

export type { Action, Facts, GameEvent, View };

export type Lang = 'en' | 'pl';
export type InLanguages = Record<string, string>;

export interface Person {
  nickname: string;
  person: string;
}

/** A browser that has not been introduced yet. */
export interface Nobody {
  nickname: null;
  person: null;
}

export interface GameOption {
  name: string;
  type: 'bool' | 'int' | 'str';
  default: unknown;
  choices: (string | number | boolean)[];
  least: number | null; // of a number that is not one of a few choices
  most: number | null;
  choices_with: Record<number, (string | number | boolean)[]>; // by number of players
  open_ended: boolean;
  title: InLanguages;
  help: InLanguages;
  words: Record<string, InLanguages>; // of each choice
}

export interface Readiness {
  ready: boolean; // whether a game can be played at once, or is still being compiled
  done: number; // of what there is to compile
  in_all: number;
  seconds: number | null; // until it is ready, about; null while nobody can tell
}

export interface GameInfo extends Readiness {
  id: string;
  title: InLanguages;
  players: number[];
  options: GameOption[];
  levels: string[];
  usual: { players: number; level: string };
}

export interface Rulebook {
  title: string;
  sections: { title: string; clauses: { number: string; text: string }[] }[];
}

export type Lexicon = Record<string, Record<string, string>>;

export interface Preview {
  printed: any;
  lexicon: Record<string, Lexicon>;
  view: View;
}

export interface Printed {
  printed: any;
  lexicon: Record<string, Lexicon>;
  seat_arguments: string[];
  sources: string[];
}

export type ClockRule =
  null | { kind: 'live'; bank: number; increment: number } | { kind: 'days'; days: number };

export interface Clock {
  left: number;
  running_since: number | null;
}

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  person: string | null;
  level: string | null;
  mine: boolean;
  guest: boolean;
  connected: boolean;
  stand_in: string | null;
  clock: Clock | null;
}

export interface Proposal {
  id: string;
  kind: 'undo' | 'stand_in' | 'go_on';
  by: number;
  seat: number | null;
  agreed: number[];
  needed: number[];
}

/** Why a match does not go on by itself: it was begun under other rules, or they lead elsewhere now. */
export interface Halt {
  step: number; // the last moment that is the same
  of: number; // how many actions were taken
  rules: number;
  known: number;
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Facts;
  status: 'waiting' | 'running' | 'finished';
  host: string | null;
  created: number;
  started: number | null;
  finished: number | null;
  seats: SeatInfo[];
  clock: ClockRule;
  open: boolean;
  hints: boolean;
  chat: 'all' | 'seats' | 'off';
  spectators: boolean;
  fairness: { commitment: string; seed: number | string | null; salt: string | null };
  seq: number;
  step: number;
  actors: number[];
  halt: Halt | null;
  proposal: Proposal | null;
  rematch: string | null;
  copy_of: string | null;
  ranking: number[][] | null;
  names: string[];
}

/** A table in a list of the front page. */
export interface ShortTable {
  id: string;
  game: string;
  players: number;
  status: TableInfo['status'];
  created: number;
  started: number | null;
  finished: number | null;
  clock: ClockRule;
  open: boolean;
  seats: Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'level' | 'mine' | 'stand_in'>[];
  actors: number[] | null;
  my_turn: boolean | null;
  ranking: number[][] | null;
  /** Why it cannot be opened. */
  problem: Problem | null;
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot' | 'guest';
  level?: string;
  name?: string;
}

export interface TableWish {
  game: string;
  players: number;
  options: Facts;
  seats: SeatWish[];
  clock: ClockRule;
  open: boolean;
  hints: boolean;
  chat: 'all' | 'seats' | 'off';
  spectators: boolean;
  start_when_full: boolean;
}

/** What happened after the step `events_from`. */
export interface LogPage {
  events: GameEvent[];
  events_from: number;
}

export interface Moment extends LogPage {
  step: number;
  seq: number;
  view: View;
}

export interface ChatLine {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Hint {
  chances: number[];
  considered: { code: number; visits: number; value: number; text: string }[];
  text: string;
}

export interface Verification {
  ok: boolean;
  commitment: string;
  seed: number | string;
  salt: string;
  hash: string;
  actions: number;
  position_hash: string;
}

export interface Problem {
  key: string;
  text: string;
  clause: string | null;
  facts: Facts;
}

/** What the server says on the live line. */
export type FromServer =
  | {
      type: 'welcome';
      table: TableInfo;
      viewer: number | null;
      view: View | null;
      events: GameEvent[];
      events_from: number;
      chat: ChatLine[];
      seq: number;
      now: number;
    }
  | Update
  | { type: 'table'; table: TableInfo; now: number }
  | { type: 'chat'; line: ChatLine }
  | { type: 'done'; id: string; seq: number }
  | { type: 'staged'; id: string; code: number }
  | { type: 'refused'; id?: string; error: Problem }
  | ({ type: 'answer'; id: string } & Facts)
  | { type: 'pong' };

export interface Update {
  type: 'update';
  seq: number;
  step: number;
  view: Partial<View>; // what is not as it was
  events: GameEvent[];
  clocks?: (Clock | null)[];
  now?: number; // with the clocks
  undone?: boolean;
  from_step?: number;
}

export type Welcome = Extract<FromServer, { type: 'welcome' }>;
export type Answer = Extract<FromServer, { type: 'done' | 'staged' | 'answer' }>;

/** What the page says; `id` is added when it is sent. */
export type ToServer =
  | { type: 'act'; seat: number; seq: number; code: number; stage?: true }
  | { type: 'undo'; seat: number; seq: number }
  | { type: 'why'; seat: number; code?: number; notation?: string }
  | { type: 'hint'; seat: number }
  | { type: 'explain'; seat: number; question: Facts }
  | { type: 'propose'; kind: 'undo'; seq: number }
  | { type: 'propose'; kind: 'stand_in'; seat: number }
  | { type: 'propose'; kind: 'go_on' }
  | { type: 'answer'; agree: boolean; proposal: string }
  | { type: 'return'; seat: number }
  | { type: 'chat'; text: string }
  | { type: 'look'; seat: number | null };
