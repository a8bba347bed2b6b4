/**
 * A private note at a table. It is saved during typing; until the server has it, this device keeps it, too. A
 * text that was written on another device meanwhile is never overwritten: both stay.
 */

import * as api from '../net/api';
import type { NoteInfo } from '../net/messages';

export const BOTH = '\n\n———\n'; // between two texts that were written at the same time
const PAUSE = 800; // milliseconds without a key
const AGAIN = 5_000; // after the server could not be reached

export interface NoteServer {
  read(id: string): Promise<NoteInfo>;
  write(id: string, text: string, version: number): Promise<NoteInfo>;
}

const SERVER: NoteServer = { read: api.note, write: api.writeNote };

export function joined(theirs: string, ours: string): string {
  if (theirs.includes(ours)) return theirs;
  return ours.includes(theirs) ? ours : theirs + BOTH + ours;
}

export class Note {
  text = $state('');
  state = $state<'loading' | 'writing' | 'saved'>('loading');
  both = $state(false); // another device has written, too
  problem = $state('');

  private version = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<void> | null = null;

  constructor(
    private readonly id: string,
    private readonly server: NoteServer = SERVER,
  ) {}

  async open(): Promise<void> {
    try {
      await this.load();
    } catch (refusal) {
      this.problem = (refusal as Error).message;
      this.timer = setTimeout(() => void this.open(), AGAIN);
    }
  }

  private async load(): Promise<void> {
    const note = await this.stored();
    const draft = this.draft();
    this.version = note.version;
    this.text = note.text;
    this.state = 'saved';
    this.problem = '';
    if (draft === null || draft.text === note.text) return this.keep(null);
    this.both = draft.version !== note.version;
    this.change(this.both ? joined(note.text, draft.text) : draft.text);
  }

  private async stored(): Promise<NoteInfo> {
    try {
      return await this.server.read(this.id);
    } catch (refusal) {
      // Nobody has a name here yet, and so no note.
      if (refusal instanceof api.Refused && refusal.status === 401) return { version: 0, text: '' };
      throw refusal;
    }
  }

  change(text: string): void {
    this.text = text;
    this.state = 'writing';
    this.keep({ text, version: this.version });
    this.saveIn(PAUSE);
  }

  /** To be called when the note leaves the screen. */
  close(): Promise<void> {
    clearTimeout(this.timer);
    return this.state === 'writing' ? this.save() : Promise.resolve();
  }

  private saveIn(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), milliseconds);
  }

  private save(): Promise<void> {
    this.saving ??= this.saveNow().finally(() => (this.saving = null));
    return this.saving;
  }

  private async saveNow(): Promise<void> {
    while (this.state === 'writing') {
      const { text } = this;
      try {
        this.version = (await this.server.write(this.id, text, this.version)).version;
      } catch (refusal) {
        if (await this.settled(refusal)) continue;
        return;
      }
      this.problem = '';
      this.keep(this.text === text ? null : { text: this.text, version: this.version });
      if (this.text === text) this.state = 'saved';
    }
  }

  /**
   * Deal with a refusal. Returns whether to write again at once; if not, that is done later, or when the text
   * has changed.
   */
  private async settled(refusal: unknown): Promise<boolean> {
    if (refusal instanceof api.Refused && refusal.problem.key === 'note-changed') {
      const stored = await this.stored().catch(() => null);
      if (stored !== null) {
        this.version = stored.version;
        this.text = joined(stored.text, this.text);
        this.both = true;
        this.keep({ text: this.text, version: this.version });
        return true;
      }
    }
    this.problem = (refusal as Error).message;
    const hopeless = refusal instanceof api.Refused && refusal.status === 400;
    if (!hopeless) this.saveIn(AGAIN);
    return false;
  }

  // ----- What the server does not have yet

  private get key(): string {
    return `imperia-note-${this.id}`;
  }

  private keep(draft: NoteInfo | null): void {
    try {
      if (draft === null) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, JSON.stringify(draft));
    } catch {
      return; // a browser that keeps nothing
    }
  }

  private draft(): NoteInfo | null {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? 'null') as NoteInfo | null;
    } catch {
      return null;
    }
  }
}
