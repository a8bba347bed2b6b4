import { expect, test, vi } from 'vitest';
import type { Facts } from '../contract';
import { armiesOf, March, wayInWords, type Way } from './marching.svelte';
import { land, order, sampleScene, sampleView } from './sample';

const units = (infantry: number) => ({ infantry, cavalry: 0, artillery: 0, caravan: 0 });
const choosing = {
  actors: [0],
  legal: [order(45, 'end')],
  lands: [land(1, { holder: 0, units: units(2) }), land(2, { holder: 1 })],
};
const spent = (number: number, unit = 'infantry') =>
  ({ place: 1, unit, points: 0, number, committed: false }) as never;

function way(place: number, facts: Partial<Way> = {}): Way {
  const steps = ['do march', `at ${place}`];
  return { place, cost: 1, attack: false, battle: false, path: [1, place], steps, ...facts };
}

/** A march whose questions are answered by the test, one by one. */
function begun() {
  const answers: ((answer: Facts | null) => void)[] = [];
  const questions: Facts[] = [];
  const scene = sampleScene(sampleView(choosing));
  const actAll = vi.fn();
  Object.assign(scene, {
    actAll,
    explain: (question: Facts) => {
      questions.push(question);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const march = new March(scene);
  const answer = async (n: number, facts: Facts) => {
    answers[n]!(facts);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { march, questions, answer, actAll };
}

const REACH = { movable: { infantry: 3, cavalry: 2, 'captive-1': 2 }, units: { infantry: 3, cavalry: 2 } };

test('armies can be taken where something has a point left, on the turn of their player', () => {
  expect(armiesOf(sampleView(choosing))).toEqual([1]);
  expect(armiesOf(sampleView({ ...choosing, stacks: [spent(1)] }))).toEqual([1]);
  expect(armiesOf(sampleView({ ...choosing, stacks: [spent(2)] }))).toEqual([]);
  expect(armiesOf(sampleView({ ...choosing, actors: [1] }))).toEqual([]);
  expect(armiesOf(sampleView({ ...choosing, legal: [] }))).toEqual([]); // in a replay
  expect(armiesOf(sampleView({ ...choosing, decision: { kind: 'place' } }))).toEqual([]);
  const captives = [land(1, { holder: 0, captives: [0, 2] }), land(2)];
  expect(armiesOf(sampleView({ ...choosing, lands: captives }))).toEqual([1]);
  expect(armiesOf(sampleView({ ...choosing, lands: captives, stacks: [spent(2, 'captive-1')] }))).toEqual([]);
});

test('warships are taken in their sea', () => {
  const [first, second] = sampleView().seas;
  const fleet = { ...first!, fleet: 0, ships: { frigate: 1, corvette: 0, cruiser: 0 } };
  expect(armiesOf(sampleView({ ...choosing, lands: [], seas: [fleet, second!] }))).toEqual([]);
  expect(armiesOf(sampleView({ ...choosing, seas: [fleet, second!] }))).toEqual([1, 3]);
});

test('a taken army goes where the rules say, by their steps', async () => {
  const { march, questions, answer, actAll } = begun();
  march.take(1);
  expect(questions).toEqual([{ of: 'reach', place: 1 }]);
  await answer(0, { ...REACH, places: [way(2)] });
  expect(march.ways.map(({ place }) => place)).toEqual([2]);
  await march.go(2);
  expect(actAll).toHaveBeenCalledWith(['do march', 'at 2']);
  expect(march.place).toBeNull();
});

test('a choice of units is asked about, and an answer to an earlier one comes too late', async () => {
  const { march, questions, answer } = begun();
  march.take(1);
  await answer(0, { ...REACH, places: [way(2)] });
  march.choose('infantry', 1);
  march.choose('infantry', 2);
  expect(questions.slice(1).map(({ units }) => units)).toEqual([
    { infantry: 1, cavalry: 2 },
    { infantry: 2, cavalry: 2 },
  ]);
  await answer(2, { ...REACH, units: { infantry: 2, cavalry: 2 }, places: [way(4)] });
  await answer(1, { ...REACH, units: { infantry: 1, cavalry: 2 }, places: [] });
  expect(march.ways.map(({ place }) => place)).toEqual([4]);
});

test('captives do not go with units, and nobody takes more than there are', async () => {
  const { march, questions, answer } = begun();
  march.take(1);
  await answer(0, { ...REACH, places: [] });
  march.choose('captive-1', 9);
  expect(questions.at(-1)!.units).toEqual({ 'captive-1': 2 });
  march.choose('cavalry', 1);
  expect(questions.at(-1)!.units).toEqual({ cavalry: 1 });
});

test('where somebody defends, the odds come first, and the attack after a yes', async () => {
  const { march, questions, answer, actAll } = begun();
  march.take(1);
  const attack = way(2, { attack: true, battle: true });
  await answer(0, { ...REACH, places: [attack] });
  void march.go(2);
  expect(questions.at(-1)).toMatchObject({ target: 2, units: REACH.units });
  expect(march.ways).toEqual([]);
  await answer(1, { ...REACH, places: [attack], odds: { to_the_end: { win: 0.6 } } });
  expect(march.attack?.odds).toEqual({ to_the_end: { win: 0.6 } });
  expect(actAll).not.toHaveBeenCalled();
  march.confirm();
  expect(actAll).toHaveBeenCalledWith(attack.steps);
});

test('a march, an entry and an attack are told apart', () => {
  const scene = sampleScene(sampleView());
  const told = [way(2), way(2, { attack: true }), way(2, { attack: true, battle: true })];
  expect(told.map((each) => wayInWords(scene, each))).toEqual([
    'page-way-march 2 1',
    'page-way-enter 2 1',
    'page-way-attack 2 1',
  ]);
});

test('odds that somebody points at are asked ahead, once, and forgotten with the units', async () => {
  const { march, questions, answer } = begun();
  march.take(1);
  await answer(0, { ...REACH, places: [way(2, { attack: true, battle: true }), way(3)] });
  march.foresee(3); // nobody to fight with
  march.foresee(7); // out of reach
  march.foresee(2);
  march.foresee(2);
  const odds = { of: 'reach', place: 1, units: REACH.units, target: 2 };
  expect(questions.slice(1)).toEqual([odds]);
  expect(march.attack).toBeNull();
  await answer(1, { ...REACH, places: [], odds: { win: 0.5 } });
  await march.go(2);
  expect(march.attack?.odds).toEqual({ win: 0.5 });
  expect(questions).toHaveLength(2);
  march.attack = null;
  march.choose('infantry', 1);
  await answer(2, { ...REACH, units: { infantry: 1 }, places: [way(2, { attack: true, battle: true })] });
  march.foresee(2);
  expect(questions.at(-1)).toEqual({ ...odds, units: { infantry: 1 } });
});

test('odds that could not be asked for are asked for again', async () => {
  const { march, questions, answer } = begun();
  march.take(1);
  await answer(0, { ...REACH, places: [way(2, { attack: true, battle: true })] });
  march.foresee(2);
  await answer(1, null as never);
  await Promise.resolve();
  void march.go(2);
  expect(questions).toHaveLength(3);
  await answer(2, { ...REACH, places: [], odds: { win: 0.25 } });
  await Promise.resolve();
  expect(march.attack?.odds).toEqual({ win: 0.25 });
});
