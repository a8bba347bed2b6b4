import { expect, test } from 'vitest';
import { blocks, pieces } from './inline';

test('marks become pieces, and clauses become links', () => {
  expect(pieces('Take **one** card (E4.1), *then* `stop`.')).toEqual([
    { kind: 'text', text: 'Take ' },
    { kind: 'bold', text: 'one' },
    { kind: 'text', text: ' card (' },
    { kind: 'clause', text: 'E4.1' },
    { kind: 'text', text: '), ' },
    { kind: 'italic', text: 'then' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'stop' },
    { kind: 'text', text: '.' },
  ]);
});

test('markup in a text stays text', () => {
  expect(pieces('<b>no</b>')).toEqual([{ kind: 'text', text: '<b>no</b>' }]);
});

test('lines of one paragraph are joined, items and tables stand alone', () => {
  const made = blocks('One\ntwo.\n- first\n- second\n  goes on\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  expect(made.map((block) => block.kind)).toEqual(['paragraph', 'item', 'item', 'table']);
  expect(made[0]).toEqual({ kind: 'paragraph', pieces: [{ kind: 'text', text: 'One two.' }] });
  expect(made[2]).toEqual({ kind: 'item', pieces: [{ kind: 'text', text: 'second goes on' }] });
  expect(made[3]).toMatchObject({
    rows: [
      [[{ text: 'a' }], [{ text: 'b' }]],
      [[{ text: '1' }], [{ text: '2' }]],
    ],
  });
});
