/** A match moment by moment, as its viewer could see it then. */

import * as api from '../net/api';
import type { AgreementInfo, Moment, TableInfo } from '../net/messages';
import type { Facts, GameEvent, View } from '../net/types';
import { LogWindow } from '../table/logwindow.svelte';
import type { Stage } from '../table/scene.svelte';

const BEAT = 900;
const KEPT = 100;

export class Replay implements Stage {
  step = $state(0);
  moment = $state.raw<Moment | null>(null);
  readonly log = new LogWindow((before) => api.logPage(this.table.id, before, this.seat));
  events = $state.raw<GameEvent[]>([]);
  agreements = $state.raw<AgreementInfo[]>([]);
  highlighted = $state.raw<GameEvent | null>(null);
  playing = $state(false);
  problem = $state('');
  readonly hovered = null;
  readonly staged = null;
  readonly past = true;

  private readonly moments = new Map<number, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: TableInfo,
    private readonly moved: (step: number) => void,
  ) {}

  get last(): number {
    return this.table.step;
  }

  /** Nothing can be played in the past, so nothing is lit. */
  get shown(): View {
    return { ...this.moment!.view, legal: [] };
  }

  async open(step: number | null): Promise<void> {
    const [agreements] = await Promise.all([
      api.agreements(this.table.id, this.seat),
      this.goTo(step ?? this.last),
    ]);
    this.agreements = agreements.filter(({ state }) => state === 'standing');
  }

  async goTo(step: number): Promise<void> {
    const to = Math.max(0, Math.min(step, this.last));
    const forward = this.moment !== null && to === this.moment.step + 1;
    this.step = to;
    try {
      const [moment] = await Promise.all([this.at(to), this.log.around(to, this.last)]);
      if (this.step !== to) return; // the user has moved on meanwhile
      this.moment = moment;
      this.events = forward ? moment.events : [];
      this.moved(to);
      if (to < this.last) void this.at(to + 1);
    } catch (problem) {
      this.moments.delete(to);
      this.pause();
      this.problem = (problem as Error).message;
    }
  }

  play(): void {
    if (this.step >= this.last) void this.goTo(0);
    this.playing = true;
    this.beat();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private beat(): void {
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.step >= this.last) return this.pause();
      void this.goTo(this.step + 1).then(() => this.playing && this.beat());
    }, BEAT);
  }

  get seat(): number | null {
    const seats = this.table.seats.filter((seat) => seat.mine);
    return seats.length === 1 ? seats[0]!.seat : null;
  }

  private at(step: number): Promise<Moment> {
    const known = this.moments.get(step);
    if (known) return known;
    const asked = api.moment(this.table.id, step, this.seat);
    if (this.moments.size >= KEPT) this.moments.delete(this.moments.keys().next().value!);
    this.moments.set(step, asked);
    return asked;
  }

  // A replay only shows: nothing can be done.
  act = (): void => {};
  actAll = (): void => {};
  preview = (): void => {};
  why = (): void => {};

  /** The answer to a question about the moment that is shown. */
  explain = async (question: Facts): Promise<Facts | null> => {
    try {
      return await api.explainAt(this.table.id, this.moment!.step, this.seat, question);
    } catch {
      return null; // a picture without its explanation is still a picture
    }
  };
}
