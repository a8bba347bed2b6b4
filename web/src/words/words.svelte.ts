/** The page's own texts in the chosen language. Components call `t`, and change when the language does. */

import { speak } from '../net/api';
import type { Lang } from '../net/types';
import { settings } from '../settings.svelte';
import { Catalogue, type Arguments } from './bundle';

const TEXTS: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('./ui.en.ftl?raw'),
  pl: () => import('./ui.pl.ftl?raw'),
};

const now = $state<{ lang: Lang; catalogue: Catalogue | null }>({ lang: 'en', catalogue: null });

export async function useLanguage(lang: Lang): Promise<void> {
  const text = await TEXTS[lang]();
  speak(lang);
  now.catalogue = new Catalogue(lang, text.default);
  now.lang = lang;
  settings.lang = lang;
  document.documentElement.lang = lang;
}

export function lang(): Lang {
  return now.lang;
}

export function t(key: string, values?: Arguments): string {
  return now.catalogue?.say(key, values) ?? '';
}

/** The text in the chosen language, of something that the server sends in all languages. */
export function inOurs(texts: Record<string, string> | undefined): string {
  return texts?.[now.lang] ?? texts?.en ?? '';
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const WEEK = 6 * 24 * 3600 * 1000; // up to this, the weekday says which day is meant

/** A moment that is still to come, as a day and an hour. */
export function until(at: number, from: number = Date.now()): string {
  const day: Intl.DateTimeFormatOptions =
    at - from < WEEK ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(now.lang, { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}

export function ago(at: number, since: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(now.lang, { numeric: 'auto' });
  for (const [unit, length] of UNITS)
    if (since - at >= length) return format.format(-Math.floor((since - at) / length), unit);
  return t('just-now');
}
