/** What this page knows of a table: what the server has told, and how much of it is shown now. */

import type { LineState } from '../net/live';
import type {
  Advice,
  AgreementInfo,
  ChatLine,
  Clock,
  FromServer,
  Moment,
  Problem,
  TableInfo,
} from '../net/messages';
import type { GameEvent, View } from '../net/types';
import { settings } from '../settings.svelte';
import { signersOf } from './agreements';
import { CatchUp } from './catchup.svelte';
import { nextLook } from './hotseat';
import { LogWindow, type LogPage } from './logwindow.svelte';
import { pauseFor, Playback, type Frame } from './playback';

export abstract class TableKnowledge {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  readonly log = new LogWindow((before) => this.logPage(before));
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  chatFrom = $state(0); // only the server has earlier lines
  agreements = $state.raw<AgreementInfo[]>([]);
  line = $state<LineState>('connecting');
  queued = $state(false); // updates wait to be shown
  missed = $state<number | null>(null); // the last step that the person saw, if more has happened since
  seenUntil = $state<number | null>(null); // the same step, where the log stays marked
  highlighted = $state.raw<GameEvent | null>(null);
  hovered = $state<number | null>(null);
  staged = $state<number | null>(null);
  problem = $state.raw<Problem | null>(null);
  mayAskTable = $state(false); // an undo was refused, but the table could still allow it
  hint = $state.raw<Advice | 'thinking' | null>(null);
  curtain = $state<number | null>(null); // at a shared screen: the seat for which the others must look away
  revealed = $state(false); // at a shared screen: the right person has said that nobody else looks
  unread = $state(0);
  chatOpen = $state(false);
  clockSkew = 0;

  private readonly read = new Map<number | null, number>(); // the last line that each own seat has seen
  private readAtFirst: number | null = null;
  private agreementsHeard = 0;
  private held: Frame[] = []; // frames that came while the past was played back
  private heard: View | null = null; // the last view that was told, whether or not it is shown yet
  protected seq = 0;
  protected step = 0;
  protected readonly playback = new Playback(
    (frame) => this.show(frame),
    (frame, waiting) => pauseFor(frame, waiting, settings.pace, this.mine, document.hidden),
    (busy) => (this.queued = busy),
  );
  readonly catchUp = new CatchUp({
    at: (step) => this.moment(step),
    show: (view, events) => ((this.view = view), (this.events = events)),
    pause: (frame) =>
      pauseFor(frame, 0, settings.pace === 'calm' ? 'calm' : 'quick', this.mine, document.hidden),
  });

  constructor(private readonly keepsSecrets: (view: View) => boolean) {}

  /** Tell the server which of the person's seats looks; null is a spectator's view. */
  protected abstract look(seat: number | null): void;

  /** A page of the log, which ends after the first `before` actions. */
  protected abstract logPage(before: number): Promise<LogPage>;

  /** Agreements that the seat that looks may read. */
  protected abstract askAgreements(seat: number | null): Promise<AgreementInfo[]>;

  /** The position after `step` actions. */
  protected abstract moment(step: number): Promise<Moment>;

  /** The view that is drawn. A person for whom a bot plays is offered no actions. */
  readonly shown: View = $derived(
    this.replaced || this.table?.closed ? { ...this.view!, legal: [] } : this.view!,
  );

  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  /** The seat whose view it is; null for a spectator. */
  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  get asked(): boolean {
    const { view } = this;
    const mine = !!view && view.seat !== null && !view.over && view.actors.includes(view.seat);
    return mine && this.curtain === null && !this.replaced && !this.table?.closed && !this.catchUp.running;
  }

  /** Whether a bot plays for the person, until they take their seat back. */
  get replaced(): boolean {
    const seat = this.seat === null ? null : this.table?.seats[this.seat];
    return !!seat?.mine && seat.stand_in !== null && !this.view?.over && !this.table?.closed;
  }

  /** Whether something that happened is still being shown. */
  get playing(): boolean {
    return this.queued || this.catchUp.running;
  }

  /** Play back what happened while the person was away. What happens meanwhile is shown afterwards. */
  playMissed = async (): Promise<void> => {
    if (this.missed !== null) await this.playSince(this.missed);
  };

  /** Play back what happened since any step. */
  playSince = async (step: number): Promise<void> => {
    if (!this.view || this.catchUp.running) return;
    this.playback.skip();
    this.missed = null;
    await this.catchUp.run(step, this.view);
    for (const frame of this.held.splice(0)) this.playback.push(frame);
  };

  skip = (): void => {
    this.catchUp.stop();
    for (const frame of this.held.splice(0)) this.playback.push(frame);
    this.playback.skip();
  };

  get canUndo(): boolean {
    const acted = this.log.events.some((event) => event.arguments.seat === this.seat);
    return this.seat !== null && this.table?.status === 'running' && !this.table.closed && acted;
  }

  // ----- What the server says

  protected hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.hearTime(message.now);
        this.table = message.table;
        this.hearLines(message.chat, message.chat_from, message.viewer);
        this.playback.clear();
        this.catchUp.stop();
        this.held = [];
        this.seq = message.seq;
        if (message.seen !== undefined) this.hasMissed(message.seen);
        this.heard = message.view;
        if (message.view) {
          if (message.view.seat !== this.seat) this.agreements = []; // they were those of another seat
          this.showWhole(message.view, message);
          void this.loadAgreements();
        }
        break;
      case 'update':
        if (message.now !== undefined) this.hearTime(message.now);
        this.hearClocks(message.clocks);
        this.heard = { ...this.heard!, ...message.view };
        this.take({
          ...message,
          view: this.heard,
          undoneFrom: message.undone ? (message.from_step ?? message.step) : null,
        });
        break;
      case 'table':
        this.hearTime(message.now);
        if (message.table.status === 'finished' && this.table?.status === 'running')
          void this.loadAgreements(); // all of them are known now
        this.table = message.table;
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        if (this.chatOpen) this.read.set(this.seat, message.line.n);
        else this.unread++;
        break;
      case 'agreement':
        this.hearAgreement(message.agreement);
        break;
      case 'refused':
        this.problem = message.error; // not about anything that was asked: the table turns us away
        break;
    }
  }

  // ----- Talk

  private hearLines(lines: ChatLine[], from: number, viewer: number | null): void {
    const last = lines.at(-1)?.n ?? -1;
    this.chat = lines;
    this.chatFrom = from;
    this.readAtFirst ??= last; // what was said before is not news
    if (this.chatOpen) this.read.set(viewer, last);
    const read = this.read.get(viewer) ?? this.readAtFirst;
    this.unread = lines.filter((line) => line.n > read).length;
  }

  /** Note that chat is on the screen, or no longer is. */
  showChat(open: boolean): void {
    this.chatOpen = open;
    if (!open) return;
    this.read.set(this.seat, this.chat.at(-1)?.n ?? -1);
    this.unread = 0;
  }

  protected hearAgreement(agreement: AgreementInfo): void {
    this.agreementsHeard++;
    const others = this.agreements.filter(({ n }) => n !== agreement.n);
    this.agreements = [...others, agreement].sort((a, b) => a.n - b.n);
  }

  async loadAgreements(): Promise<void> {
    const { seat } = this;
    const heard = this.agreementsHeard;
    const found = await this.askAgreements(seat).catch(() => null); // the next welcome asks again
    if (found === null || seat !== this.seat) return;
    if (heard !== this.agreementsHeard) return this.loadAgreements(); // what was told meanwhile may be newer
    this.agreements = found;
  }

  /**
   * Several people sit here, and the view changed without a curtain: what is for one seat alone waits for its
   * person.
   */
  get discreet(): boolean {
    return this.mine.length > 1 && this.seat !== null && !this.revealed;
  }

  /** The agreements that may be shown now. */
  get shownAgreements(): AgreementInfo[] {
    if (!this.discreet || this.table?.status === 'finished') return this.agreements;
    return this.agreements.filter(({ open, state }) => open && state === 'standing');
  }

  /** Agreements that wait for the signature of the seat that looks. */
  get toSign(): AgreementInfo[] {
    const { seat } = this;
    if (seat === null || this.table?.status !== 'running') return [];
    return this.agreements.filter(
      (agreement) =>
        agreement.state === 'proposed' &&
        signersOf(agreement).includes(seat) &&
        !agreement.signed.includes(seat),
    );
  }

  // ----- What was missed

  private take(frame: Frame): void {
    if (this.catchUp.running) this.held.push(frame);
    else this.playback.push(frame);
  }

  /**
   * Note that more has happened than the person has seen. People who share a screen have seen it on another's
   * turn.
   */
  protected hasMissed(seen: number): void {
    if (this.mine.length !== 1) return;
    this.missed = this.seenUntil = seen;
  }

  /** Clocks are told in the server's time of day, which somebody may change meanwhile. */
  private hearTime(now: number): void {
    this.clockSkew = now - Date.now();
  }

  private hearClocks(clocks: (Clock | null)[] | undefined): void {
    if (!clocks || !this.table) return;
    const seats = this.table.seats.map((seat, n) => ({ ...seat, clock: clocks[n] ?? null }));
    this.table = { ...this.table, seats };
  }

  private showWhole(view: View, page: LogPage): void {
    this.view = view;
    this.log.show(page, view.step);
    this.events = [];
    this.step = view.step;
    this.forgetPassing();
    this.chooseEyes(false);
  }

  private show(frame: Frame): void {
    const atOnce = (this.view?.actors.length ?? 0) > 1;
    const from = frame.undoneFrom;
    if (from !== null) this.log.strike(from);
    this.seq = frame.seq;
    this.log.add(frame.events, frame.step);
    this.events = frame.events;
    this.view = frame.view;
    if (frame.step !== this.step) this.forgetPassing();
    this.step = frame.step;
    this.chooseEyes(atOnce);
  }

  private forgetPassing(): void {
    this.staged = null;
    this.hovered = null;
    this.highlighted = null;
    this.hint = null;
    this.problem = null;
    this.mayAskTable = false;
  }

  // ----- Several people at one screen: which seat looks

  /**
   * Let the next seat look. `secret` says that this view may show what its seat chose in secret: then the
   * curtain falls before it is drawn.
   */
  private chooseEyes(secret: boolean): void {
    const { view } = this;
    if (!view || this.curtain !== null) return;
    const next = nextLook(view, this.mine, secret || this.keepsSecrets(view));
    if (next === null) return;
    if (next.curtain) this.curtain = next.seat;
    this.revealed = false;
    this.look(next.curtain ? null : next.seat);
  }

  /** The person for whom the curtain fell is at the screen now. */
  liftCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    this.revealed = true;
    if (seat !== null) this.look(seat);
  }
}
