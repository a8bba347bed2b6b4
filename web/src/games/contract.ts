/** The border between the table and a game: everything outside `games/` knows no game. */

import type { Component } from 'svelte';

export type Facts = Record<string, any>;

export interface Action {
  code: number;
  kind: string;
  arguments: Facts;
  notation?: string; // as people write it: 'place 12'
}

export interface GameEvent {
  step: number;
  key: string;
  arguments: Facts;
}

export interface View {
  game: string;
  seat: number | null;
  players: number;
  options: Facts;
  step: number;
  actors: number[];
  decision: { kind: string } & Facts;
  legal: Action[];
  over: boolean;
  scores: Facts[];
  ranking: number[][];
  [own: string]: any;
}

/** The points of a seat by source, and in total. */
export type Points = Record<string, number>;

/** What a choice would do to the points: for the seats whose points it changes, their points after it. */
export interface Outcome {
  code: number;
  seats: (Points & { seat: number })[];
  hidden?: boolean; // something unknown also comes to light, and may count
  best?: boolean; // it only picks what is used next; these are the points after the best that can follow
}

export interface Foretold {
  now: Points[];
  choices: Outcome[]; // those that change points
}

/** Puts things into the words of a game. */
export interface Speaker {
  readonly names: string[];
  readonly lang: string;
  say(key: string, facts?: Facts): string;
  word(argument: string, value: number): string;
}

/** One reactive object that all components of a game get as prop `scene`. */
export interface Scene {
  readonly view: View;
  readonly printed: any;
  readonly names: string[];
  readonly lang: string;
  readonly events: GameEvent[]; // what the update just shown brought: animate these
  readonly highlighted: GameEvent | null; // log line the person points at
  readonly hovered: number | null; // code of the action previewed now
  readonly staged: number | null; // code that waits for confirmation: draw it as if done
  readonly motion: boolean; // false: reduced motion
  readonly showControl: boolean; // tint regions by holder
  readonly foretold?: Foretold | null; // what choices would do to the points, once that is known
  readonly past?: boolean; // a moment of a replay: nothing can be done
  say(key: string, facts?: Facts): string; // sentence of the game's catalogue, facts phrased by the lexicon
  word(argument: string, value: number): string; // lexicon entry, e.g. word('region', 3)
  text(action: Action): string; // what this action is, as a sentence
  act(code: number): void;
  actAll(notations: string[]): void; // one gesture: all of them or none, taken back together
  preview(code: number | null): void;
  why(notation: string): void; // asked by a click on something not lit: 'place 12'
  explain(question: Facts): Promise<Facts | null>;
}

/** What a hint of the guided first turn says (`tour-<key>`), where it points, and what makes it go away. */
export interface TourStop {
  key: string;
  target: string; // CSS selector, [data-tour=…]
  when?(view: View): boolean; // only then it makes sense; always, if left out
  done(event: GameEvent, view: View): boolean;
}

/** How a log is read turn by turn, and what of it can be picked out. */
export interface Chapters {
  begins(event: GameEvent): boolean; // whether a turn begins, of the seat in the event
  ends(event: GameEvent): boolean; // likewise: what is at hand of a log may begin in the middle of a turn
  heading(event: GameEvent): number; // 1 for the outermost (a round), 2 inside it (a turn); 0: no heading
  kinds: { word: string; keys: readonly string[] }[]; // kinds of events, with a word of the game for each
}

/** `games/<id>/index.ts` exports one of these as default. */
export interface GameFace {
  Board: Component<{ scene: Scene }>; // the main drawing
  Market?: Component<{ scene: Scene }>; // above the board: card row, tiles
  Seat: Component<{ scene: Scene; seat: number }>; // what a seat holds, inside the seat's box (name, clock, shape are the shell's)
  SeatChip?: Component<{ scene: Scene; seat: number }>; // the same in a phone's strip
  Preview: Component<{ printed: any; view: View; lexicon: any }>; // small picture for the home page
  Warnings?: Component<{ scene: Scene }>; // beside the question: what somebody should know before they answer
  Hindsight?: Component<{ speaker: Speaker; told: Facts; open?: (step: number) => void }>; // how a match went
  foresees?: boolean; // its rules can tell what choices would do to the points
  chapters?: Chapters; // if left out, a turn is what one seat does until another does something
  offBoard(scene: Scene): Action[]; // legal actions that are not on board or market: buttons of the decision bar, in order
  tour: TourStop[]; // five hints
  plain?(action: Action): boolean; // a choice that nobody makes by accident, so it need not be confirmed
  leastFirst?(view: View): boolean; // the least of many amounts is offered first; the most, if left out
  ending?(speaker: Speaker, view: View): string; // how the match was won, beside the points
  secret?(view: View): boolean; // this view holds what only its seat may know: people who share a screen get a curtain
}
