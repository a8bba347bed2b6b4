/** A person at a table: what they know of it, and everything that they can do there. */

import { untrack } from 'svelte';
import * as api from '../net/api';
import { logPage, moment, Refused } from '../net/api';
import { Live, liveAddress, type LineState } from '../net/live';
import type {
  Advice,
  AgreementInfo,
  FromServer,
  Judgement,
  Moment,
  Problem,
  ToServer,
} from '../net/messages';
import type { Action, Facts, View } from '../net/types';
import { lookForNewer } from '../newer.svelte';
import { notifies } from '../notify.svelte';
import { settings } from '../settings.svelte';
import { lang } from '../words/words.svelte';
import { TableKnowledge } from './knowledge.svelte';
import type { LogPage } from './logwindow.svelte';
import type { Stage } from './scene.svelte';

const OLDER_LINES = 100; // that the server tells at once
const LONG_AWAY = 60_000; // milliseconds

/** Several actions that were taken together: up to the step `end`. */
interface Gesture {
  end: number;
  steps: number;
}

export class TableSession extends TableKnowledge implements Stage {
  /** What is under way: a gesture, or the answer to the decision at this `seq`. */
  private answering: number | 'gesture' | null = null;
  private visible = true;
  private hasBeenOpen = false;
  private left: { step: number; at: number } | null = null; // when the page was last hidden
  private gestures: Gesture[] = []; // one's own, in order
  private readonly live: Live;

  constructor(
    readonly id: string,
    keepsSecrets: (view: View) => boolean = () => false,
    private readonly isPlain: (action: Action) => boolean = () => false,
  ) {
    super(keepsSecrets);
    this.live = new Live(() => liveAddress(id, lang()), {
      heard: (message) => this.hear(message),
      state: (state) => this.follow(state),
    });
  }

  private follow(state: LineState): void {
    this.line = state;
    if (state !== 'open') return;
    if (this.hasBeenOpen) void lookForNewer(); // the server may have restarted with a newer page
    this.hasBeenOpen = true;
  }

  /** Open the line, and keep it through sleep and lost networks. The function that is returned closes it. */
  start(): () => void {
    this.visible = document.visibilityState !== 'hidden'; // the page may have been opened in the background
    this.live.connect();
    const wake = () => {
      this.attend();
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
      this.catchUp.stop();
      this.playback.clear();
      this.live.close();
    };
  }

  /** Open the line anew after the person or the language has changed: these are settled when it opens. */
  reopen(): void {
    this.live.reopen();
  }

  protected override look(seat: number | null): void {
    this.live.mention({ type: 'look', seat });
  }

  protected override hear(message: FromServer): void {
    super.hear(message);
    if (message.type === 'welcome' && !this.visible) this.sayAttendance();
  }

  /**
   * Tell the server whether the page can be seen. Somebody who cannot see it is told of their turn in another
   * way, and may later play back what they missed.
   */
  private attend(): void {
    const visible = document.visibilityState !== 'hidden';
    if (visible === this.visible) return;
    this.visible = visible;
    this.sayAttendance();
    if (!visible) this.left = { step: this.step, at: Date.now() };
    else if (this.left && this.step > this.left.step && Date.now() - this.left.at > LONG_AWAY)
      this.hasMissed(this.left.step);
  }

  private sayAttendance(): void {
    this.live.mention({ type: 'attend', visible: this.visible, notifies: notifies() });
  }

  protected override moment(step: number): Promise<Moment> {
    return moment(this.id, step, this.seat);
  }

  protected override logPage(before: number): Promise<LogPage> {
    return logPage(this.id, before, this.seat);
  }

  protected override askAgreements(seat: number | null): Promise<AgreementInfo[]> {
    return api.agreements(this.id, seat);
  }

  // ----- Playing

  act = (code: number): void => {
    const action = this.shown.legal.find((each) => each.code === code);
    const ask = settings.confirm && this.staged !== code && !(action && this.isPlain(action));
    void this.play(code, ask);
  };

  confirm = (): void => {
    if (this.staged !== null) void this.play(this.staged, false);
  };

  takeBack = (): void => {
    this.staged = null;
  };

  private async play(code: number, stage: boolean): Promise<void> {
    if (this.seat === null || this.isAnswered) return;
    this.skip();
    this.missed = null;
    const seq = (this.answering = this.seq);
    await this.attempt(async (seat) => {
      const answer = await this.live.say({ type: 'act', seat, seq, code, ...(stage ? { stage } : {}) });
      this.staged = answer.type === 'staged' && seq === this.seq ? code : null;
    });
    if (this.answering === seq) this.answering = null;
  }

  /**
   * Whether the decision has been answered already, so that a second click changes nothing. What the table
   * asks next can be answered before the last answer is acknowledged.
   */
  private get isAnswered(): boolean {
    return this.answering === this.seq || this.answering === 'gesture';
  }

  /** One gesture: the server takes all of these actions or none, and one undo takes them back. */
  actAll = async (notations: string[]): Promise<void> => {
    const [notation, ...then] = notations;
    if (notation === undefined || this.seat === null || this.isAnswered) return;
    this.skip();
    this.missed = null;
    this.staged = null;
    this.answering = 'gesture';
    const { seq, step } = this;
    await this.attempt(async (seat) => {
      const answer = await this.live.say({
        type: 'act',
        seat,
        seq,
        notation,
        ...(then.length ? { then } : {}),
      });
      const steps = answer.type === 'done' ? answer.seq - seq : 1;
      if (steps > 1) this.gestures.push({ end: step + steps, steps });
    });
    this.answering = null;
  };

  undo = async (): Promise<void> => {
    if (this.staged !== null) return this.takeBack();
    this.skip();
    this.gestures = this.gestures.filter(({ end }) => end <= this.step);
    const gesture = this.gestures.at(-1);
    const steps = gesture?.end === this.step ? gesture.steps : 1;
    await this.attempt((seat) =>
      this.live.say({ type: 'undo', seat, seq: this.seq, ...(steps > 1 ? { steps } : {}) }),
    );
    this.mayAskTable = this.problem?.key === 'undo-other-acted'; // only this can the others allow
  };

  // ----- Asking

  askHint = async (): Promise<void> => {
    this.skip(); // the hint is about the present position, not about one that is still being shown
    this.hint = 'thinking';
    const step = this.step;
    await this.attempt(async (seat) => {
      const answer = (await this.live.say({ type: 'hint', seat })) as unknown as Advice;
      if (step === this.step) this.hint = answer;
    });
    if (this.hint === 'thinking') this.hint = null;
  };

  why = (notation: string): void =>
    void this.attempt(async (seat) => {
      const answer = (await this.live.say({ type: 'why', seat, notation })) as unknown as Judgement;
      this.problem = answer.legal ? null : (answer as Problem);
    });

  explain = async (question: Facts): Promise<Facts | null> => {
    const whose = this.seat === null ? {} : { seat: this.seat };
    const when = untrack(() => (this.catchUp.running ? { step: this.catchUp.step } : {}));
    try {
      return (await this.live.say({ type: 'explain', ...whose, ...when, question })) as Facts;
    } catch {
      return null; // a picture without its explanation is still a picture
    }
  };

  preview = (code: number | null): void => {
    this.hovered = code;
  };

  // ----- Together with others

  /**
   * Propose to take back what the person sees as done: with `seq`, a message that is sent again takes nothing
   * more back.
   */
  proposeUndo = (): Promise<void> => {
    this.skip();
    return this.wish({ type: 'propose', kind: 'undo', seq: this.seq });
  };
  proposeGoingOn = (): Promise<void> => this.wish({ type: 'propose', kind: 'go_on' });
  proposeStandIn = (seat: number): Promise<void> => this.wish({ type: 'propose', kind: 'stand_in', seat });
  answer = (agree: boolean, proposal: string): Promise<void> =>
    this.wish({ type: 'answer', agree, proposal });
  comeBack = (seat: number): Promise<void> => this.wish({ type: 'return', seat });

  /** Write to everybody, or to some seats alone. */
  write = (text: string, to: number[] = []): Promise<void> =>
    this.wish({
      type: 'chat',
      text,
      ...(to.length ? { to } : {}),
      ...(this.seat !== null && this.mine.length > 1 ? { seat: this.seat } : {}),
    });

  olderChat = async (): Promise<void> => {
    const { seat, chatFrom } = this;
    const lines = await api.chatBefore(this.id, chatFrom, seat);
    if (seat !== this.seat || chatFrom !== this.chatFrom) return;
    this.chat = [...lines, ...this.chat];
    this.chatFrom = lines.length < OLDER_LINES ? 0 : lines[0]!.n;
  };

  /** Raises Refused, as does `answerAgreement`. */
  proposeAgreement = async (wish: api.AgreementWish): Promise<void> =>
    this.hearAgreement(await api.proposeAgreement(this.id, wish));

  answerAgreement = async (n: number, sign: boolean): Promise<void> => {
    if (this.seat !== null) this.hearAgreement(await api.answerAgreement(this.id, n, sign, this.seat));
  };

  private wish(message: ToServer): Promise<void> {
    return this.attempt(() => this.live.say(message));
  }

  /** Do something, and show a refusal where it belongs. Any other error is a defect of ours. */
  private async attempt(deed: (seat: number) => Promise<unknown>): Promise<void> {
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
