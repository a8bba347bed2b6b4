import { expect, test } from 'vitest';
import type { Facts, Scene } from '../../contract';
import type { CapitalsView } from '../facts';
import { offBoard } from '../asking';
import { order, sampleScene, sampleView, seat } from '../sample';
import { Dealing } from './dealing.svelte';
import { Offering } from './offering.svelte';
import { waitingOffer } from './offers';
import { Plans } from './plans.svelte';
import { revealed } from './revealed';
import { Shipping } from './shipping.svelte';

const settled = () => new Promise((done) => setTimeout(done, 0));

/** A scene whose rules give these answers; it notes what was asked and sent. */
function talking(view: CapitalsView, answers: Record<string, Facts>) {
  const asked: Facts[] = [];
  const sent: string[][] = [];
  const scene: Scene = {
    ...sampleScene(view),
    explain: (question: Facts) => (asked.push(question), Promise.resolve(answers[question.of] ?? null)),
    actAll: (steps: string[]) => void sent.push(steps),
  };
  Object.assign(scene.printed, {
    units: {
      infantry: { soldiers: 1 },
      cavalry: { soldiers: 3 },
      artillery: { soldiers: 6 },
      caravan: { soldiers: 6 },
    },
  });
  return { scene, asked, sent };
}

const rich = { currency: 9, spare_food: 2, fruits: 0, bought_fruits: 0, free_roads: 0 };
const PARTNERS = {
  offers: { partners: [{ seat: 1, trade: null, peace: null, takes: [1], gives: [1, 2] }] },
  offer: { steps: ['do trade', 'send'], why: null, meaning: [] },
};

test('an offer that waits is the same for both: who gives what, and who shall have which province', () => {
  const sides = [
    { good: 'currency', amount: 5 },
    { good: 'nothing', amount: 0 },
  ] as CapitalsView['offer']['sides'];
  const at = { decision: { kind: 'answer' }, mover: 1 };
  const trade = { ...at, verb: 'trade' as const, offer: { partner: 0, payer: null, cessions: [], sides } };
  expect(waitingOffer(sampleView(trade))).toEqual({
    kind: 'trade',
    proposer: 1,
    partner: 0,
    gifts: [{ seat: 1, good: 'currency', amount: 5 }],
    cessions: [],
  });
  const cessions = [{ place: 2, seat: 0 }];
  const peace = { ...at, verb: 'peace' as const, offer: { partner: 0, payer: 0, cessions, sides } };
  const offer = waitingOffer(sampleView(peace));
  expect(offer?.gifts).toEqual([{ seat: 0, good: 'currency', amount: 5 }]);
  expect(offer?.cessions).toEqual(cessions);
  expect(waitingOffer(sampleView({ ...trade, decision: { kind: 'send' } }))).toBe(null);
});

test('a trade is put together within what both have, and sent as its steps', async () => {
  const view = sampleView({ seats: [seat(0, rich), seat(1, { ...rich, currency: 3 })] });
  const { scene, asked, sent } = talking(view, PARTNERS);
  const offering = new Offering(scene);
  await offering.open('trade');
  expect(offering.other).toBe(1);
  offering.give('gives', 'food', 9);
  offering.give('takes', 'currency', 2);
  await settled();
  expect(asked.at(-1)).toEqual({
    of: 'offer',
    other: 1,
    trade: { gives: { good: 'food', amount: 2 }, gets: { good: 'currency', amount: 2 } },
  });
  offering.send();
  expect(sent).toEqual([['do trade', 'send']]);
  expect(offering.kind).toBe(null);
});

test('a province goes to one, to the other where that is possible, and out again', async () => {
  const view = sampleView({ seats: [seat(0, rich), seat(1, rich)] });
  const { scene, asked } = talking(view, PARTNERS);
  const plans = new Plans(scene);
  expect(plans.open(order(1, 'march'))).toBe(false);
  expect(plans.open(order(2, 'peace'))).toBe(true);
  await settled();
  const { offering } = plans;
  expect(plans.targets?.map(({ region }) => region)).toEqual([1, 2]);
  const code = plans.targets![0]!.code;
  expect(plans.pick(code)).toBe(true);
  expect(offering.offer?.cessions).toEqual([{ place: 1, seat: 0 }]);
  plans.pick(code);
  expect(offering.offer?.cessions).toEqual([{ place: 1, seat: 1 }]);
  await settled();
  expect(asked.at(-1)?.peace).toEqual({ takes: [], gives: [1], payer: 'nobody' });
  plans.pick(code);
  expect(offering.offer?.cessions).toEqual([]);
  expect(plans.pick(5)).toBe(false); // an action of the rules
});

test('cards go to others, counterintelligence to oneself, as many as there are spies', async () => {
  const view = sampleView({ seats: [seat(0, { spies: 2 }), seat(1)], first: 1 });
  const { scene, asked, sent } = talking(view, { deal: { steps: ['do deal'], why: null } });
  const dealing = new Dealing(scene);
  dealing.start();
  expect(dealing.receivers).toEqual([1, 0]);
  dealing.take('sabotage');
  expect([dealing.canGet(0), dealing.canGet(1)]).toEqual([false, true]);
  dealing.give(1);
  dealing.take('counterintelligence');
  dealing.give(0);
  expect([dealing.left, dealing.isDealt('sabotage')]).toEqual([0, true]);
  dealing.give(0); // taken back
  expect(dealing.left).toBe(1);
  await dealing.send();
  expect(asked.at(-1)).toEqual({ of: 'deal', cards: ['nothing', 'sabotage'] });
  expect(sent).toEqual([['do deal']]);
  expect(dealing.open).toBe(false);
});

test('a ship takes no more than it has room for, and needs a target', async () => {
  const ports = [{ place: 1, movable: { infantry: 8, cavalry: 2 }, targets: [2] }];
  const ship = { room: 10, price: 9, ports, steps: ['do ship'], why: null, cost: 12 };
  const { scene, sent } = talking(sampleView(), { ship });
  const shipping = new Shipping(scene);
  await shipping.start();
  expect([shipping.units, shipping.aboard]).toEqual([{ infantry: 8, cavalry: 0 }, 8]);
  shipping.load('infantry', 4);
  shipping.load('cavalry', 5);
  expect([shipping.units, shipping.aboard]).toEqual([{ infantry: 4, cavalry: 2 }, 10]);
  expect(shipping.plan).toBe(null);
  shipping.aim(2);
  await settled();
  shipping.send();
  expect(sent).toEqual([['do ship']]);
});

test('an offer is answered on its card, not beside the question', () => {
  const legal = [{ code: 807, kind: 'yes', arguments: {} }];
  expect(offBoard(sampleScene(sampleView({ legal, decision: { kind: 'answer' } })))).toEqual([]);
  expect(offBoard(sampleScene(sampleView({ legal, decision: { kind: 'mineral' } })))).toEqual(legal);
});

test('bids and cards are told when they are opened', () => {
  const event = (key: string) => ({ step: 1, key, arguments: {} });
  expect(revealed([event('spy-dies')])).toEqual([]);
  expect(revealed([event('card-shown'), event('spy-dies'), event('income')]).length).toBe(2);
});
