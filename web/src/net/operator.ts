/** What the operator asks. The secret is kept here and nowhere else, while the page is open. */

import { ask } from './api';
import type { Measures, OperatedTableInfo, OperatedTables, SilencedPerson } from './messages';

let secret = '';

/** Keep the secret. A header takes plain characters only, and no real secret has others. */
export function say(said: string): void {
  secret = said.trim().replace(/[^\x20-\x7e]/g, '?');
}

export function forget(): void {
  secret = '';
}

const asked = <T>(method: string, path: string, body?: Record<string, unknown>) =>
  ask<T>(method, `/operator${path}`, body, { Authorization: `Operator ${secret}` });

export type WhichOperated = 'all' | 'waiting' | 'running' | 'finished' | 'closed';

export const measures = () => asked<Measures>('GET', '');
export const tables = (which: WhichOperated, search: string, page: number) =>
  asked<OperatedTables>('GET', `/tables?${new URLSearchParams({ which, search, page: String(page) })}`);
export const table = (id: string) => asked<OperatedTableInfo>('GET', `/tables/${id}`);
export const close = (id: string, reason: string) =>
  asked<OperatedTableInfo>('POST', `/tables/${id}/close`, { reason });
export const reopen = (id: string) => asked<OperatedTableInfo>('POST', `/tables/${id}/reopen`, {});
/** Silence somebody for a number of hours, or for good. */
export const silence = (person: string, hours: number | null) =>
  asked<SilencedPerson>('POST', `/people/${person}/silence`, { hours });
export const hear = (person: string) => asked<SilencedPerson>('POST', `/people/${person}/hear`, {});
