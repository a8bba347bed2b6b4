import type { Clock } from '../net/messages';

/** Milliseconds left on a clock, at a moment of the server's time. */
export function leftAt(clock: Clock, now: number): number {
  const used = clock.running_since === null ? 0 : Math.max(0, now - clock.running_since);
  return Math.max(0, clock.left - used);
}

/** 1:05, 59:59, 3 h 20 min, 2 d 4 h; the units come from the caller's language. */
export function clockText(left: number, units: { d: string; h: string; min: string }): string {
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${days} ${units.d} ${hours % 24} ${units.h}`;
  if (hours > 0) return `${hours} ${units.h} ${minutes % 60} ${units.min}`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
