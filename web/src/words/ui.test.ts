import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { KEYS } from '../table/keys';

const source = fileURLToPath(new URL('..', import.meta.url));
const read = (lang: string) => readFileSync(join(source, `words/ui.${lang}.ftl`), 'utf-8');
const keysOf = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);
const argumentsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(/^(?=[a-z][a-z0-9-]* =)/m)
      .map((message) => [
        /^[a-z0-9-]+/.exec(message)?.[0] ?? '',
        [...new Set([...message.matchAll(/\$([a-z]+)/g)].map((match) => match[1]))].sort().join(),
      ]),
  );

const code = readdirSync(source, { recursive: true, encoding: 'utf-8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$/.test(path))
  .map((path) => readFileSync(join(source, path), 'utf-8'))
  .join('\n');

const MADE_UP = [
  ...['novice', 'casual', 'skilled', 'expert', 'master'].map((level) => `level-${level}`),
  ...['connecting', 'open', 'waiting', 'offline', 'closed'].map((state) => `line-${state}`),
  ...['me', 'bot', 'open', 'guest'].map((kind) => `sits-${kind}`),
  ...['undo', 'stand-in', 'go-on'].map((kind) => `proposal-${kind}`),
  ...['confirm', 'withdraw'].flatMap((deed) =>
    ['title', 'text', 'do', 'done'].map((part) => `mail-${deed}-${part}`),
  ),
  ...KEYS.map(([, text]) => text),
];
const USED = new Set([
  ...[...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1]!),
  ...MADE_UP,
]);

test.each(['en', 'pl'])('every text that the page uses is there (%s)', (lang) => {
  const known = new Set(keysOf(read(lang)));
  expect([...USED].filter((key) => !known.has(key))).toEqual([]);
});

test.each(['en', 'pl'])('no text is unused or given twice (%s)', (lang) => {
  const keys = keysOf(read(lang));
  expect(keys.filter((key, n) => !USED.has(key) || keys.indexOf(key) !== n)).toEqual([]);
});

test('both languages have the same texts in the same order', () => {
  expect(keysOf(read('pl'))).toEqual(keysOf(read('en')));
});

test('a Polish text uses no fact that the English one does not', () => {
  const english = argumentsOf(read('en'));
  const polish = argumentsOf(read('pl'));
  for (const [key, used] of Object.entries(polish))
    for (const name of used.split(',').filter(Boolean))
      expect([key, (english[key] ?? '').split(',').includes(name) || name === 'count']).toEqual([key, true]);
});
