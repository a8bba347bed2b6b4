import { Answer } from '../games/answer.svelte';
import type { Action, Facts, Foretold, GameEvent, Scene, View } from '../games/contract';
import { hasMotion, settings } from '../settings.svelte';
import type { GameWords } from '../words/gamewords.svelte';

/** Something with a position to draw: a table that is played, or a replay. */
export interface Stage {
  readonly shown: View;
  readonly events: GameEvent[];
  readonly highlighted: GameEvent | null;
  readonly hovered: number | null;
  readonly staged: number | null;
  readonly past?: boolean;
  act(code: number): void;
  actAll(notations: string[]): void;
  preview(code: number | null): void;
  why(notation: string): void;
  explain(question: Facts): Promise<Facts | null>;
}

/** What the components of a game are given. Every getter is reactive, because what it reads is reactive. */
export class StageScene implements Scene {
  private readonly forecast = new Answer<Foretold>();

  constructor(
    private readonly stage: Stage,
    private readonly words: GameWords,
  ) {}

  get view() {
    return this.stage.shown;
  }
  get printed() {
    return this.words.printed.printed;
  }
  get names() {
    return this.words.names;
  }
  get lang() {
    return this.words.lang;
  }
  get events() {
    return this.stage.events;
  }
  get highlighted() {
    return this.stage.highlighted;
  }
  get hovered() {
    return this.stage.hovered;
  }
  get staged() {
    return this.stage.staged;
  }
  get past() {
    return this.stage.past ?? false;
  }
  get foretold() {
    return this.forecast.value;
  }
  get motion() {
    return hasMotion();
  }
  get showControl() {
    return settings.control;
  }

  /**
   * Ask what choices would do to the points, for all of them at once. To be called by an effect, like
   * `Answer.ask`.
   */
  foretell(asked: boolean): () => void {
    return this.forecast.ask(this, asked ? { of: 'choices' } : null);
  }

  say = (key: string, facts?: Facts) => this.words.say(key, facts);
  word = (argument: string, value: number) => this.words.word(argument, value);
  text = (action: Action) => this.words.action(action);
  act = (code: number) => this.stage.act(code);
  actAll = (notations: string[]) => this.stage.actAll(notations);
  preview = (code: number | null) => this.stage.preview(code);
  why = (notation: string) => this.stage.why(notation);
  explain = (question: Facts) => this.stage.explain(question);
}
