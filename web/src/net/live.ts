/**
 * The live line of a table. It opens itself again whenever it breaks, tells its listener in which state it
 * is, and sends what was not acknowledged once more with the same id, so that nothing is lost and nothing is
 * played twice.
 */

import { Refused } from './api';
import type { FromServer, ToServer } from './messages';
import type { Reply } from './types';

export type LineState = 'connecting' | 'open' | 'waiting' | 'offline' | 'closed';

/** The part of a WebSocket that we use; tests put their own in its place. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface LiveEars {
  heard(message: FromServer): void;
  state(state: LineState): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const QUIET_BEFORE_PING = 15_000;
const PATIENCE = 6_000;
const REFUSED_FOR_GOOD = new Set([4401, 4403, 4404, 4409]);

interface Waiting {
  text: string;
  resolve(answer: Reply): void;
  reject(problem: Error): void;
}

export class Live {
  private socket: Socket | null = null;
  private unanswered = new Map<string, Waiting>();
  private welcomed = false;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private counter = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private ended = false;
  private turnedAway = false;

  constructor(
    private readonly address: () => string,
    private readonly ears: LiveEars,
    private readonly open: (address: string) => Socket = (address) => new WebSocket(address) as Socket,
  ) {}

  connect(): void {
    if (this.ended || this.turnedAway || this.socket) return;
    clearTimeout(this.retry);
    this.ears.state('connecting');
    const socket = this.open(this.address());
    this.socket = socket;
    this.welcomed = false;
    this.expectWord();
    socket.onopen = () => this.expectWord();
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(String(event.data));
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.broken(event.code);
    };
  }

  /** Say something and get the answer to it, even if the line breaks any number of times in between. */
  say(message: ToServer): Promise<Reply> {
    const id = `${this.prefix}-${++this.counter}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      this.unanswered.set(id, { text, resolve, reject });
      if (this.welcomed) this.socket?.send(text);
    });
  }

  /** Say something that needs no answer and is not worth repeating. */
  mention(message: ToServer): void {
    if (this.welcomed) this.socket?.send(JSON.stringify(message));
  }

  /** Do not wait for the next try, because something has changed: the device is awake or online again. */
  wake(): void {
    if (this.ended || this.turnedAway) return;
    if (!this.socket) {
      this.tries = 0;
      this.connect();
    } else if (this.welcomed) {
      this.ping();
    }
  }

  /**
   * Close the line and open it anew; nothing that waits is lost. Somebody who was turned away may be let in
   * by now.
   */
  reopen(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    this.turnedAway = false;
    socket?.close();
    this.connect();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.ears.state('closed');
  }

  private hear(text: string): void {
    this.expectSilence();
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'welcome' && !this.welcomed) this.becomeOpen(message);
    else if (message.type === 'done' || message.type === 'staged' || message.type === 'answer')
      this.settle(message.id, (waiting) => waiting.resolve(message));
    else if (message.type === 'refused' && message.id !== undefined)
      this.settle(message.id, (waiting) => waiting.reject(new Refused(message.error, 409)));
    else if (message.type !== 'pong') this.ears.heard(message);
  }

  private becomeOpen(welcome: FromServer): void {
    this.welcomed = true;
    this.tries = 0;
    const again = [...this.unanswered.values()]; // taken first: the ears may say more at once
    this.ears.state('open');
    this.ears.heard(welcome);
    for (const { text } of again) this.socket?.send(text);
  }

  private settle(id: string | number | undefined, answer: (waiting: Waiting) => void): void {
    const waiting = this.unanswered.get(String(id));
    if (!waiting) return;
    this.unanswered.delete(String(id));
    answer(waiting);
  }

  private broken(code: number): void {
    clearTimeout(this.watch);
    this.socket = null;
    this.welcomed = false;
    if (REFUSED_FOR_GOOD.has(code)) {
      this.turnedAway = true;
      this.ears.state('closed');
      return;
    }
    this.ears.state(isOffline() ? 'offline' : 'waiting');
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries++, LONGEST_WAIT);
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ type: 'ping' }));
    this.expectWord();
  }

  /** Treat the line as dead if nothing is heard for a while, whatever the browser believes. */
  private expectWord(): void {
    clearTimeout(this.watch);
    const socket = this.socket;
    this.watch = setTimeout(() => {
      if (this.socket !== socket) return;
      socket?.close();
      this.broken(1006);
    }, PATIENCE);
  }

  private expectSilence(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.ping(), QUIET_BEFORE_PING);
  }
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

export function liveAddress(table: string, lang: string, place: Location = location): string {
  const scheme = place.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${place.host}/api/tables/${table}/live?lang=${lang}`;
}
