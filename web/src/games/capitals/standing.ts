/** What stands on the map: armies by kind, buildings, small things of provinces, fleets. */

import type { Move, OwnPiece, Piece, Stand } from '../../board/stands';
import type { Colour } from '../../pieces/seats';
import type { GameEvent } from '../contract';
import Built from './Built.svelte';
import Counter from './Counter.svelte';
import { colourOf, SHIPS, UNITS, type CapitalsView, type Land, type Sea } from './facts';
import Marks from './Marks.svelte';
import type { PictureName } from './pictures';

export type SmallThing = { name: PictureName | 'tokens'; count?: number; blocked?: boolean };

const IN_A_CELL = 4;
const SHOWN_MARKS = ['port', 'road', 'rare', 'common', 'palm', 'black', 'robbed'] as const;
const LEVELS = ['', 'I', 'II', 'III'];

export function counter(kind: PictureName, colour: Colour, spent = false): OwnPiece {
  const badge = kind === 'infantry' ? null : kind;
  return { kind: 'own', id: `${kind} ${colour}`, Drawing: Counter, facts: { colour, badge, spent } };
}

/** Everything on the map, in each place the armies first. */
export function standsOf(view: CapitalsView): Stand[] {
  return [
    ...view.lands.flatMap((land) => standsOnLand(view, land)),
    ...view.seas.flatMap((sea) => standsAtSea(view, sea)),
  ];
}

function standsOnLand(view: CapitalsView, land: Land): Stand[] {
  const region = land.place;
  const stands: Stand[] = [];
  if (land.holder !== null) {
    const colour = colourOf(land.holder);
    for (const unit of UNITS) {
      const count = land.units[unit];
      if (count) stands.push({ region, count, piece: counter(unit, colour, isSpent(view, land, unit)) });
    }
  }
  if (land.capital !== null || land.building !== null) {
    const seat = land.capital === null ? undefined : view.seats[land.capital];
    const facts = {
      picture: land.building ?? 'capital',
      capital: land.capital,
      level: LEVELS[seat?.level ?? 0],
      besieged: seat?.besieged ?? false,
    };
    stands.push({ region, count: 1, piece: { kind: 'own', id: 'building', Drawing: Built, facts } });
  }
  const things = thingsOf(land);
  for (let first = 0; first < things.length; first += IN_A_CELL) {
    const facts = { things: things.slice(first, first + IN_A_CELL) };
    stands.push({ region, count: 1, piece: { kind: 'own', id: `marks ${first}`, Drawing: Marks, facts } });
  }
  return stands;
}

/** Whether all units of this kind have used up their points this turn. */
function isSpent(view: CapitalsView, land: Land, unit: string): boolean {
  if (land.holder !== view.mover) return false;
  const spent = view.stacks.filter(
    (stack) => stack.place === land.place && stack.unit === unit && stack.points === 0,
  );
  return spent.reduce((sum, { number }) => sum + number, 0) === land.units[unit as keyof Land['units']];
}

function thingsOf(land: Land): SmallThing[] {
  const things: SmallThing[] = SHOWN_MARKS.filter((mark) => land.marks.includes(mark)).map((name) => ({
    name,
    blocked: name === 'port' && land.blocked,
  }));
  if (land.tokens) things.unshift({ name: 'tokens', count: land.tokens });
  const captives = land.captives.reduce((sum, number) => sum + number, 0);
  if (captives) things.push({ name: 'captive', count: captives });
  return things;
}

function standsAtSea(view: CapitalsView, sea: Sea): Stand[] {
  const region = sea.place;
  const stands: Stand[] = [];
  if (sea.fleet !== null)
    for (const ship of SHIPS) {
      const count = sea.ships[ship];
      if (count) stands.push({ region, count, piece: counter(ship, sea.fleet) });
    }
  for (const { seat, transports } of view.seats) {
    const here = transports.filter(({ place }) => place === region).length;
    if (here) stands.push({ region, count: here, piece: counter('transport', seat) });
  }
  if (sea.boat !== null) stands.push({ region, count: 1, piece: counter('boat', sea.boat) });
  return stands;
}

/** The piece that stands for everything in a place that can move. */
export function armyIn(stands: Stand[], place: number): Piece | undefined {
  return stands.find(
    ({ region, piece }) => region === place && piece.kind === 'own' && piece.Drawing === Counter,
  )?.piece;
}

/** What moved in an event that an update brought. */
export function movesIn({ key, arguments: told }: GameEvent): Move[] {
  const { seat, origin, place } = told;
  switch (key) {
    case 'marched':
      return [{ piece: counter(UNITS[told.unit]!, seat), from: origin, to: place }];
    case 'recruited':
      return [{ piece: counter(UNITS[told.unit]!, seat), from: null, to: place }];
    case 'sailed':
      return [{ piece: counter(SHIPS[told.ship]!, seat), from: origin, to: place }];
    case 'transport-sailed':
      return [{ piece: counter('transport', seat), from: origin, to: place }];
    case 'boat-sailed':
      return [{ piece: counter('boat', seat), from: origin, to: place }];
    default:
      return [];
  }
}
