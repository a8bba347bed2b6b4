import { expect, test } from 'vitest';
import type { GameInfo, GameOption } from '../../net/messages';
import { nearest, optionsFor, seatsFor, usualDraft, wishOf, withSeat } from './wish';

const game: GameInfo = {
  ready: true,
  done: 0,
  in_all: 0,
  seconds: 0,
  id: 'empire',
  title: { en: 'Empire' },
  players: [2, 3, 4],
  options: [
    {
      ...{
        name: 'map',
        type: 'str',
        default: 'a',
        choices: ['a', 'b'],
        open_ended: true,
        least: null,
        most: null,
        suggested: [],
      },
      ...{ choices_with: { 2: ['a', 'b'], 3: ['a', 'b'], 4: ['a', 'b'] }, title: {}, help: {}, words: {} },
    },
    {
      ...{
        name: 'youngest',
        type: 'int',
        default: 0,
        choices: [0, 1, 2, 3],
        open_ended: false,
        least: null,
        most: null,
        suggested: [],
      },
      ...{ choices_with: { 2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 2, 3] }, title: {}, help: {}, words: {} },
    },
    {
      ...{
        name: 'full_game',
        type: 'bool',
        default: false,
        choices: [],
        open_ended: false,
        least: null,
        most: null,
        suggested: [],
      },
      ...{ choices_with: { 2: [], 3: [], 4: [] }, title: {}, help: {}, words: {} },
    },
  ],
  levels: ['novice', 'expert'],
  hindsight: false,
  usual: { players: 3, level: 'novice' },
};

test('the usual table is a person and bots, with every option at its default', () => {
  const wish = wishOf(game, usualDraft(game));
  expect(wish.seats).toEqual([
    { kind: 'me' },
    { kind: 'bot', level: 'novice' },
    { kind: 'bot', level: 'novice' },
  ]);
  expect(wish.options).toEqual({ map: 'a', youngest: 0, full_game: false });
  expect(wish.clock).toBeNull();
});

test('another number of players keeps the seats that were chosen', () => {
  const chosen = seatsFor(2, [{ kind: 'me' }, { kind: 'open' }], game);
  expect(seatsFor(3, chosen, game)).toEqual([
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'bot', level: 'novice' },
  ]);
  expect(seatsFor(2, seatsFor(4, chosen, game), game)).toEqual(chosen);
});

test('another number of players keeps the options, except a seat that is gone', () => {
  const chosen = { map: 'a file of my own', youngest: 2, full_game: true };
  expect(optionsFor(3, chosen, game)).toEqual(chosen);
  expect(optionsFor(2, chosen, game)).toEqual({ ...chosen, youngest: 0 });
});

test('one person cannot sit in two places', () => {
  expect(withSeat([{ kind: 'me' }, { kind: 'open' }], 1, { kind: 'me' })).toEqual([
    { kind: 'open' },
    { kind: 'me' },
  ]);
});

test('clocks are sent in milliseconds and days', () => {
  const draft = usualDraft(game);
  draft.clock = { kind: 'live', minutes: 10, seconds: 5, days: 3 };
  expect(wishOf(game, draft).clock).toEqual({ kind: 'live', bank: 600_000, increment: 5_000 });
  draft.clock.kind = 'days';
  expect(wishOf(game, draft).clock).toEqual({ kind: 'days', days: 3 });
});

test('a guest without a name is left to the server to name', () => {
  const draft = usualDraft(game);
  draft.seats = [{ kind: 'me' }, { kind: 'guest', name: ' ' }, { kind: 'guest', name: ' Bea ' }];
  expect(wishOf(game, draft).seats).toEqual([
    { kind: 'me' },
    { kind: 'guest' },
    { kind: 'guest', name: 'Bea' },
  ]);
});

test('a number that was typed becomes the nearest possible one', () => {
  const turns: GameOption = {
    ...{
      name: 'turns',
      type: 'int',
      default: 30,
      choices: [],
      open_ended: false,
      least: 10,
      most: 60,
      suggested: [],
    },
    ...{ choices_with: {}, title: {}, help: {}, words: {} },
  };
  expect([9, 10, 33.4, 61, NaN].map((typed) => nearest(turns, typed))).toEqual([10, 10, 33, 60, 30]);
});
