/** One table as this page knows it: what the server told, what is shown of it now, and what a person does. */

import { Refused } from '../net/api';
import { Live, liveAddress, type LineState } from '../net/live';
import type { ChatLine, Facts, FromServer, GameEvent, Hint, Problem, TableInfo, View } from '../net/types';
import { settings } from '../settings.svelte';
import { lang } from '../words/words.svelte';
import { Playback, pauseFor, type Frame } from './playback';
import { nextLook } from './hotseat';
import type { Stage } from './scene.svelte';

export class TableSession implements Stage {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<GameEvent[]>([]);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<LineState>('connecting');
  playing = $state(false); // updates wait to be shown
  highlighted = $state.raw<GameEvent | null>(null);
  hovered = $state<number | null>(null);
  staged = $state<number | null>(null);
  sending = $state(false);
  problem = $state.raw<Problem | null>(null);
  mayAskTable = $state(false); // an undo was refused that the table could still allow
  hint = $state.raw<Hint | 'thinking' | null>(null);
  curtain = $state<number | null>(null); // hot-seat: the seat that everybody else must look away for
  unread = $state(0);
  chatOpen = $state(false);
  clockSkew = 0;

  private seq = 0;
  private lastStep = 0;
  private readonly live: Live;
  private readonly playback: Playback;

  constructor(
    readonly id: string,
    private readonly keepsSecrets: (view: View) => boolean = () => false,
  ) {
    this.playback = new Playback(
      (frame) => this.show(frame),
      (frame, waiting) => pauseFor(frame, waiting, settings.pace, this.mine, document.hidden),
      (busy) => (this.playing = busy),
    );
    this.live = new Live(() => liveAddress(id, lang()), {
      heard: (message) => this.hear(message),
      state: (state) => (this.line = state),
    });
  }

  /** Opens the line and keeps it through sleep and lost networks; returns what closes it. */
  start(): () => void {
    this.live.connect();
    const wake = () => {
      if (document.visibilityState === 'visible') this.live.wake();
    };
    const occasions: [EventTarget, string][] = [
      [window, 'online'],
      [window, 'pageshow'],
      [window, 'focus'],
      [document, 'visibilitychange'],
    ];
    for (const [target, name] of occasions) target.addEventListener(name, wake);
    return () => {
      for (const [target, name] of occasions) target.removeEventListener(name, wake);
      this.playback.clear();
      this.live.close();
    };
  }

  /** Who we are and which language we read is settled when the line opens: after a change, open it anew. */
  reopen(): void {
    this.live.reopen();
  }

  // ----- What follows from what is known

  get shown(): View {
    return this.view!;
  }

  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  /** The seat whose eyes we see with; null for a spectator. */
  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  get asked(): boolean {
    const { view } = this;
    return (
      !!view && view.seat !== null && !view.over && view.actors.includes(view.seat) && this.curtain === null
    );
  }

  get canUndo(): boolean {
    return (
      this.seat !== null &&
      this.table?.status === 'running' &&
      this.log.some((e) => e.arguments.seat === this.seat)
    );
  }

  // ----- What the server says

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.clockSkew = message.now - Date.now();
        this.table = message.table;
        this.chat = message.chat;
        this.playback.clear();
        this.seq = message.seq;
        if (message.view) this.showWhole(message.view, message.events);
        break;
      case 'update':
        this.hearClocks(message.clocks);
        this.playback.push({
          ...message,
          undoneFrom: message.undone ? (message.from_step ?? message.step) : null,
        });
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'refused':
        this.problem = message.error; // to nothing we asked: the table turns us away
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        if (!this.chatOpen) this.unread++;
        break;
    }
  }

  private hearClocks(
    clocks: { left: number; running_since: number | null }[] | (null | object)[] | undefined,
  ): void {
    if (!clocks || !this.table) return;
    const seats = this.table.seats.map((seat, n) => ({
      ...seat,
      clock: (clocks[n] as typeof seat.clock) ?? null,
    }));
    this.table = { ...this.table, seats };
  }

  private showWhole(view: View, events: GameEvent[]): void {
    this.view = view;
    this.log = events;
    this.events = [];
    this.lastStep = view.step;
    this.forgetPassing();
    this.chooseEyes(false);
  }

  private show(frame: Frame): void {
    this.seq = frame.seq;
    const atOnce = (this.view?.actors.length ?? 0) > 1;
    const kept = frame.undoneFrom === null ? this.log : this.log.filter((e) => e.step <= frame.undoneFrom!);
    this.log = [...kept, ...frame.events];
    this.events = frame.events;
    this.view = frame.view;
    if (frame.step !== this.lastStep) this.forgetPassing();
    this.lastStep = frame.step;
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

  // ----- Hot-seat: which of my seats looks

  /** `secret`: this view may show what its seat chose in secret. The curtain falls before it is drawn. */
  private chooseEyes(secret: boolean): void {
    const { view } = this;
    if (!view || this.curtain !== null) return;
    const next = nextLook(view, this.mine, secret || this.keepsSecrets(view));
    if (next === null) return;
    if (next.curtain) {
      this.curtain = next.seat;
      this.live.mention({ type: 'look', seat: null });
    } else {
      this.live.mention({ type: 'look', seat: next.seat });
    }
  }

  /** The right person sits before the screen now. */
  liftCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    if (seat !== null) this.live.mention({ type: 'look', seat });
  }

  // ----- What a person does

  act = (code: number): void => void this.play(code, settings.confirm && this.staged !== code);
  confirm = (): void => {
    if (this.staged !== null) void this.play(this.staged, false);
  };
  takeBack = (): void => {
    this.staged = null;
  };

  private async play(code: number, stage: boolean): Promise<void> {
    if (this.seat === null || this.sending) return;
    this.playback.skip();
    this.sending = true;
    await this.attempt(async (seat) => {
      const answer = await this.live.say({
        type: 'act',
        seat,
        seq: this.seq,
        code,
        ...(stage ? { stage } : {}),
      });
      this.staged = answer.type === 'staged' ? code : null;
    });
    this.sending = false;
  }

  undo = async (): Promise<void> => {
    if (this.staged !== null) return this.takeBack();
    this.playback.skip();
    await this.attempt(async (seat) => {
      await this.live.say({ type: 'undo', seat, seq: this.seq });
    });
    this.mayAskTable = this.problem !== null;
  };

  askHint = async (): Promise<void> => {
    this.hint = 'thinking';
    const step = this.lastStep;
    await this.attempt(async (seat) => {
      const answer = (await this.live.say({ type: 'hint', seat })) as unknown as Hint;
      if (step === this.lastStep) this.hint = answer;
    });
    if (this.hint === 'thinking') this.hint = null;
  };

  why = (notation: string): void =>
    void this.attempt(async (seat) => {
      const answer = (await this.live.say({ type: 'why', seat, notation })) as Facts;
      this.problem = answer.legal ? null : ((answer.error ?? answer) as Problem);
    });

  explain = async (question: Facts): Promise<Facts | null> => {
    if (this.seat === null) return null;
    try {
      return (await this.live.say({ type: 'explain', seat: this.seat, question })) as Facts;
    } catch {
      return null;
    }
  };

  preview = (code: number | null): void => {
    this.hovered = code;
  };

  skip = (): void => this.playback.skip();
  propose = (kind: 'undo' | 'stand_in', seat?: number): Promise<void> =>
    this.attempt(
      async () =>
        void (await this.live.say({ type: 'propose', kind, ...(seat === undefined ? {} : { seat }) })),
    );
  answer = (agree: boolean): Promise<void> =>
    this.attempt(async () => void (await this.live.say({ type: 'answer', agree })));
  comeBack = (seat: number): Promise<void> =>
    this.attempt(async () => void (await this.live.say({ type: 'return', seat })));
  write = (text: string): Promise<void> =>
    this.attempt(async () => void (await this.live.say({ type: 'chat', text })));

  private async attempt(deed: (seat: number) => Promise<void>): Promise<void> {
    this.problem = null;
    this.mayAskTable = false;
    try {
      await deed(this.seat ?? -1);
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      this.problem = refusal.problem;
    }
  }
}
