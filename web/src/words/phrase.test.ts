import { expect, test } from 'vitest';
import { Catalogue } from './bundle';
import { phrase, wordFor } from './phrase';

const catalogue = new Catalogue(
  'en',
  `
step-place = place { $count }
left-place = { step-place }
left-city = { $count ->
    [one] build a city
   *[other] build { $count } cities
}
event-bid = { $coins ->
    [0] { $seat } bids nothing.
    [one] { $seat } bids { $coins } coin.
   *[other] { $seat } bids { $coins } coins.
}
`,
);

const how = {
  seatArguments: ['seat', 'colour'],
  lexicon: { region: { 3: 'Halmo' }, colour: { 5: 'Neutral' } },
  names: ['Ann', 'Bea'],
  say: (key: string, facts: Record<string, string | number>) => catalogue.say(key, facts),
};

test('numbers with words become words, seats become names, other numbers stay numbers', () => {
  expect(phrase({ region: 3, seat: 1, coins: 2 }, how)).toEqual({ region: 'Halmo', seat: 'Bea', coins: 2 });
});

test('the lexicon comes before the names of seats', () => {
  expect(wordFor('colour', 5, how)).toBe('Neutral');
  expect(wordFor('colour', 0, how)).toBe('Ann');
});

test('counts by kind are told as a list', () => {
  expect(phrase({ left: { place: 2, city: 1 } }, how)).toEqual({ left: 'place 2, build a city' });
});

test('sentences choose their form by the number', () => {
  const say = (coins: number) => catalogue.say('event-bid', phrase({ seat: 0, coins }, how));
  expect([0, 1, 4].map(say)).toEqual(['Ann bids nothing.', 'Ann bids 1 coin.', 'Ann bids 4 coins.']);
});

test('a seat without a name is told by its number, never blank', () => {
  expect(wordFor('seat', 4, how)).toBe(4);
});

test('a missing text shows its key', () => {
  expect(catalogue.say('no-such-key')).toBe('no-such-key');
});
