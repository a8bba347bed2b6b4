/** HTTP: one function for each thing that can be asked. */

import { defaultNickname } from '../words/nickname';
import type {
  AgreementInfo,
  Catalogue,
  ChatLine,
  GameInfo,
  LogPage,
  Link,
  Moment,
  NewWebhook,
  Nobody,
  NoteInfo,
  Notices,
  PersonInfo,
  Preview,
  Printed,
  Problem,
  Readiness,
  Rulebook,
  ShortTable,
  TableInfo,
  TableWish,
  Verification,
} from './messages';
import type { Facts, Lang } from './types';

/** The server said no, in words that can be shown as they are. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
    readonly retryAfter: number | null = null,
  ) {
    super(problem.text);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

let language: Lang = 'en';

/** Choose the language in which the server answers. */
export function speak(lang: Lang): void {
  language = lang;
}

export function spoken(): Lang {
  return language;
}

type Body = Record<string, unknown>;

export async function ask<T>(
  method: string,
  path: string,
  body?: Body,
  headers: Record<string, string> = {},
): Promise<T> {
  const address = `/api${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new Unreachable(path);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const retry = Number(response.headers.get('Retry-After'));
  throw new Refused(problemIn(answer, response.status), response.status, retry || null);
}

function problemIn(answer: unknown, status: number): Problem {
  const error = (answer as { error?: Problem } | null)?.error;
  return error ?? { key: `status-${status}`, text: '', clause: null, facts: {} };
}

// Whether the server knows us, as far as we know.
let introduced = false;

/**
 * Like `ask`, but somebody without a name quietly gets one first, and again if the server has forgotten them.
 */
async function askAsPerson<T>(method: string, path: string, body?: Body): Promise<T> {
  if (!introduced) await ensurePerson();
  try {
    return await ask<T>(method, path, body);
  } catch (refusal) {
    if (!(refusal instanceof Refused) || refusal.status !== 401) throw refusal;
    await becomePerson();
    return ask<T>(method, path, body);
  }
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body: Body = {}) => askAsPerson<T>('POST', path, body);

// Two requests may find out at once that there is no person yet: they share one.
let becoming: Promise<PersonInfo> | null = null;

function becomePerson(): Promise<PersonInfo> {
  becoming ??= introduce().finally(() => {
    becoming = null;
  });
  return becoming;
}

async function introduce(): Promise<PersonInfo> {
  const person = await ask<PersonInfo>('POST', '/me', { nickname: defaultNickname(language) });
  introduced = true;
  return person;
}

// ----- Person

export async function me(): Promise<PersonInfo | null> {
  const { nickname, person } = await get<PersonInfo | Nobody>('/me');
  introduced = person !== null;
  return person === null ? null : { nickname, person };
}

export async function ensurePerson(): Promise<PersonInfo> {
  return (await me()) ?? (await becomePerson());
}

export async function rename(nickname: string): Promise<PersonInfo> {
  await ensurePerson();
  return ask<PersonInfo>('PATCH', '/me', { nickname });
}

// ----- Notices

export const notices = () => get<Notices>('/notices');
export const leaveMail = (address: string) => post<Notices>('/notices/mail', { address });
export const forgetMail = () => ask<Notices>('DELETE', '/notices/mail');
export const leaveWebhook = (url: string) => post<NewWebhook>('/notices/webhook', { url });
export const forgetWebhook = () => ask<Notices>('DELETE', '/notices/webhook');
export const confirmMail = (token: string) => ask<Notices>('POST', '/notices/confirm', { token });
export const withdrawMail = (token: string) => ask<Notices>('POST', `/notices/withdraw/${token}`);

// ----- Games

export const games = () => get<GameInfo[]>('/games');
/** Have a game made ready before the others. */
export const want = (game: string) => post<Readiness>(`/games/${game}/want`);
export const words = (game: string, lang: Lang) => get<Catalogue>(`/games/${game}/words/${lang}`);
export const rulebook = (game: string, lang: Lang) => get<Rulebook>(`/games/${game}/rulebook/${lang}`);
export const preview = (game: string) => get<Preview>(`/games/${game}/preview`);

// ----- Tables

export type Which = 'open' | 'mine' | 'watch' | 'recent';

export const tables = (which: Which) => get<ShortTable[]>(`/tables?which=${which}`);
export const table = (id: string) => get<TableInfo>(`/tables/${id}`);
export const newTable = (wish: TableWish) => post<TableInfo>('/tables', { ...wish });
export const upload = (file: string) => post<TableInfo>('/tables/upload', { file });
export const tryFrom = (id: string, step: number) => post<TableInfo>(`/tables/${id}/copy`, { step });
export const join = (id: string, seat?: number) =>
  post<TableInfo>(`/tables/${id}/join`, seat === undefined ? {} : { seat });
export const leave = (id: string) => post<TableInfo>(`/tables/${id}/leave`);
export const start = (id: string, level: string) => post<TableInfo>(`/tables/${id}/start`, { level });
export const rematch = (id: string) => post<TableInfo>(`/tables/${id}/rematch`);
export const seatBot = (id: string, seat: number, level: string) =>
  post<TableInfo>(`/tables/${id}/seats/${seat}/bot`, { level });
export const seatLink = (id: string, seat: number) => post<Link>(`/tables/${id}/seats/${seat}/link`);
export const claim = (code: string) => post<TableInfo>('/claim', { code });
export const printed = (id: string) => get<Printed>(`/tables/${id}/printed`);
export const verify = (id: string) => get<Verification>(`/tables/${id}/verify`);
export const fileAddress = (id: string) => `/api/tables/${id}/file`;

const ofSeat = (seat: number | null) => (seat === null ? '' : `&seat=${seat}`);

/** A moment of a match, with what its last action did. */
export const moment = (id: string, step: number, seat: number | null) =>
  get<Moment>(`/tables/${id}/view?step=${step}&since=${step - 1}${ofSeat(seat)}`);
export const logPage = (id: string, before: number, seat: number | null) =>
  get<LogPage>(`/tables/${id}/log?before=${before}${ofSeat(seat)}`);
/** The game's answer to a question from its page, as of that moment. */
export const explainAt = (id: string, step: number, seat: number | null, question: Facts): Promise<Facts> =>
  ask<Facts>('POST', `/tables/${id}/explain`, { question, step, ...(seat === null ? {} : { seat }) });
/** What a match was like, as its game tells it. */
export const hindsight = (id: string): Promise<Facts> => get<Facts>(`/tables/${id}/hindsight`);

// ----- Talk

export interface AgreementWish {
  text: string;
  other: number;
  witness: number | null;
  open: boolean;
  seat: number;
  id: string; // stays the same if it is sent again
}

/** Lines of chat before a certain one. */
export const chatBefore = (id: string, before: number, seat: number | null) =>
  get<ChatLine[]>(`/tables/${id}/chat?before=${before}${ofSeat(seat)}`);
export const note = (id: string) => get<NoteInfo>(`/tables/${id}/note`);
export const writeNote = (id: string, text: string, version: number) =>
  post<NoteInfo>(`/tables/${id}/note`, { text, version });
export const agreements = (id: string, seat: number | null) =>
  get<AgreementInfo[]>(`/tables/${id}/agreements${seat === null ? '' : `?seat=${seat}`}`);
export const proposeAgreement = (id: string, wish: AgreementWish) =>
  post<AgreementInfo>(`/tables/${id}/agreements`, { ...wish });
export const answerAgreement = (id: string, n: number, sign: boolean, seat: number) =>
  post<AgreementInfo>(`/tables/${id}/agreements/${n}/answer`, { sign, seat });
