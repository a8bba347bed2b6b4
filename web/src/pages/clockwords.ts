import type { ClockRule } from '../net/types';
import { t } from '../words/words.svelte';

export function clockWords(clock: ClockRule): string {
  if (clock === null) return t('clock-none');
  if (clock.kind === 'days') return t('clock-days-words', { days: clock.days });
  return t('clock-live-words', { minutes: clock.bank / 60_000, seconds: clock.increment / 1000 });
}
