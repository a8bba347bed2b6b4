import { expect, test, vi } from 'vitest';
import { SEAS } from '../../../board/sample';
import { chartOf } from '../../../board/chart';
import type { Facts } from '../../contract';
import { sampleScene, sampleView } from '../sample';
import { Plans } from '../others/plans.svelte';
import { lanes, roads, wharf } from './drawing';

const PRICE = { key: 'price', amount: 5, clause: 'C5.2', facts: {}, parts: [] };
const WHY = { key: 'refusal-not-held', clause: 'C5.9', facts: {} };
const SITES = [
  { place: 1, steps: ['do road', 'at 1'], why: null },
  { place: 2, steps: null, why: WHY },
];

function planning() {
  const scene = sampleScene(sampleView());
  const asked: Facts[] = [];
  const actAll = vi.fn();
  scene.explain = async (question) => {
    asked.push(question);
    if (question.province === undefined) return { price: PRICE, sites: SITES };
    return { ...SITES[question.province - 1], price: PRICE, changes: [], connects: [], links: [2] };
  };
  scene.actAll = actAll;
  return { plans: new Plans(scene), asked, actAll };
}

const settled = () => new Promise((done) => setTimeout(done));

test('what can be built is offered where the rules allow it, and built in one gesture', async () => {
  const { plans, actAll } = planning();
  plans.site('road', 2);
  await settled();
  expect(plans.siting.told?.why).toEqual(WHY); // in the province that the user had in mind
  const [target, ...others] = plans.targets!;
  expect([target?.region, target?.testid, others]).toEqual([1, 'site-1', []]);
  plans.hover(target!.code);
  await settled();
  expect(plans.siting.told?.links).toEqual([2]);
  plans.pick(target!.code);
  expect(actAll).toHaveBeenCalledWith(['do road', 'at 1']);
  expect(plans.any).toBe(false);
});

test('a finger looks at a place before it builds there', async () => {
  const { plans, actAll } = planning();
  plans.site('road', 2);
  await settled();
  const { code } = plans.targets![0]!;
  plans.pick(code, { before: 2 });
  expect(plans.siting.place).toBe(1);
  expect(actAll).not.toHaveBeenCalled();
  plans.pick(code, { before: 1 });
  expect(actAll).toHaveBeenCalledOnce();
});

test('what was told of a place is not asked again', async () => {
  const { plans, asked } = planning();
  plans.site('road', 1);
  await settled();
  for (const place of [2, 1, 2, 1]) await plans.siting.look(place);
  expect(asked.filter(({ province }) => province !== undefined)).toHaveLength(2);
});

test('an answer that comes after it was left is forgotten', async () => {
  const { plans } = planning();
  plans.site('road', 1);
  plans.drop();
  await settled();
  expect([plans.siting.work, plans.siting.price, plans.targets]).toEqual([null, null, null]);
});

test('a port stands on a coast and a road in the middle', () => {
  const chart = chartOf(SEAS);
  expect(wharf(chart, 1)).not.toBeNull();
  expect(lanes(chart, 1, [2])).toHaveLength(1);
  expect(roads(chart, 1, [2, 99])).toHaveLength(1);
  expect(wharf(chart, 99)).toBeNull();
});
