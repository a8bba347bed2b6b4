/** Agreements: who signs them, and where they stand in the log. */

import type { AgreementInfo } from '../net/messages';
import type { GameEvent } from '../net/types';

export type LogLine =
  { event: GameEvent; agreement?: undefined } | { event?: undefined; agreement: AgreementInfo };

export function signersOf({ by, other, witness }: AgreementInfo): number[] {
  return witness === null ? [by, other] : [by, other, witness];
}

/**
 * The events of a log with the agreements that were completed meanwhile, each after all that had happened by
 * then.
 */
export function logLines(
  log: { events: readonly GameEvent[]; from: number; to: number; last: number },
  agreements: readonly AgreementInfo[],
): LogLine[] {
  const lines: LogLine[] = [];
  const waiting = agreements
    .filter(({ state }) => state === 'standing')
    .map((agreement) => ({ agreement, step: Math.min(agreement.step ?? 0, log.last) })) // not after an undo
    .filter(({ step }) => (step > log.from || log.from === 0) && step <= log.to)
    .sort((a, b) => a.step - b.step);
  for (const event of log.events) {
    while (waiting.length && waiting[0]!.step < event.step)
      lines.push({ agreement: waiting.shift()!.agreement });
    lines.push({ event });
  }
  return [...lines, ...waiting.map(({ agreement }) => ({ agreement }))];
}
