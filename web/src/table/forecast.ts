/** What a choice would do to the points, prepared for showing and for screen readers. */

import type { Facts, Foretold, Outcome, Scene } from '../games/contract';

type Say = (key: string, facts?: Facts) => string;

export interface Part {
  source: string;
  before: number;
  after: number;
}

export interface Change {
  seat: number;
  before: number;
  after: number;
  parts: Part[]; // the sources that change
}

export function outcomeOf(foretold: Foretold | null | undefined, code: number | null): Outcome | null {
  return foretold?.choices.find((choice) => choice.code === code) ?? null;
}

/** The change for each seat whose total changes; the seat that looks comes first. */
export function changesOf({ now }: Foretold, outcome: Outcome, own: number | null): Change[] {
  const changes = outcome.seats.flatMap(({ seat, total, ...points }) => {
    const before = now[seat]!;
    if (total === before.total) return [];
    const parts = Object.entries(points).flatMap(([source, after]) =>
      after === before[source] ? [] : [{ source, before: before[source] ?? 0, after }],
    );
    return [{ seat, before: before.total!, after: total!, parts }];
  });
  return changes.sort((a, b) => Number(b.seat === own) - Number(a.seat === own) || a.seat - b.seat);
}

/** A number with a true minus sign. */
export const figure = (count: number): string => String(count).replace('-', '−');

export const sourceInWords = (scene: Scene, source: string): string =>
  scene.say(`source-${source.replaceAll('_', '-')}`);

/** The same as a sentence for screen readers; empty if no points change. */
export function forecastInWords(scene: Scene, code: number | null, t: Say): string {
  const outcome = outcomeOf(scene.foretold, code);
  if (!outcome) return '';
  const said = changesOf(scene.foretold!, outcome, scene.view.seat).map(({ seat, before, after, parts }) => {
    const facts = { name: scene.names[seat] ?? '', before, after };
    const by = parts.map((part) =>
      t('forecast-part', { ...part, source: sourceInWords(scene, part.source) }),
    );
    return `${t('forecast-seat', facts)} (${by.join(', ')})`;
  });
  if (outcome.hidden) said.push(t('forecast-hidden'));
  return [outcome.best && said.length ? t('forecast-best') : '', said.join('; ')].filter(Boolean).join(' ');
}
