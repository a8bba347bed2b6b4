/** Provinces and seas in words, with what lies beside them, for screen readers. */

import type { PrintedMap } from '../../board/chart';
import type { Scene } from '../contract';
import {
  dashed,
  landAt,
  printedOf,
  seaAt,
  SHIPS,
  sideInWords,
  UNITS,
  viewOf,
  type CapitalsView,
  type Land,
  type Sea,
} from './facts';

const beside = new WeakMap<PrintedMap, Map<number, number[]>>();

/** What lies beside each place: over a border, a shore, a strait or a dotted line. */
export function neighboursOf(map: PrintedMap): Map<number, number[]> {
  let found = beside.get(map);
  if (!found) {
    const all = new Map<number, Set<number>>(map.regions.map(({ region }) => [region, new Set()]));
    for (const lines of [map.borders, map.sea, map.bridges, map.shores, map.straits])
      for (const { pair } of lines ?? []) {
        all.get(pair[0])!.add(pair[1]);
        all.get(pair[1])!.add(pair[0]);
      }
    found = new Map([...all].map(([place, others]) => [place, [...others].sort((a, b) => a - b)]));
    beside.set(map, found);
  }
  return found;
}

export function describePlace(scene: Scene, place: number): string {
  const view = viewOf(scene);
  const land = landAt(view, place);
  const sea = seaAt(view, place);
  const things = land ? onLand(scene, view, land) : sea ? atSea(scene, view, sea) : [];
  const names = (neighboursOf(printedOf(scene).map).get(place) ?? []).map((other) =>
    scene.word('place', other),
  );
  return scene.say('page-place', {
    place,
    things: things.length ? things.join('; ') : scene.say('page-empty'),
    neighbours: names.join(', '),
  });
}

function onLand(scene: Scene, view: CapitalsView, land: Land): string[] {
  const things: string[] = [];
  const add = (key: string, facts: Record<string, unknown> = {}) => things.push(scene.say(key, facts));
  if (land.owner !== null) add('page-owner', { side: sideInWords(scene, land.owner) });
  if (land.holder !== null && land.holder !== land.owner)
    add('page-holder', { side: sideInWords(scene, land.holder) });
  for (const unit of UNITS)
    if (land.units[unit]) add('page-units', { name: scene.say(`unit-${unit}`), number: land.units[unit] });
  if (land.capital !== null) {
    const { level, besieged } = view.seats[land.capital]!;
    add('page-capital', { seat: land.capital, level });
    if (besieged) add('page-besieged');
  }
  if (land.building) things.push(scene.say(`building-${dashed(land.building)}`));
  for (const mark of land.marks) if (mark !== 'port') add(MARKS[mark]!);
  if (land.marks.includes('port')) add(land.blocked ? 'page-port-blocked' : 'page-port');
  if (land.tokens) add('page-tokens', { number: land.tokens });
  land.captives.forEach((number, other) => number && add('page-captives', { other, number }));
  return things;
}

const MARKS: Record<string, string> = {
  road: 'page-road',
  black: 'page-black',
  rare: 'page-rare',
  common: 'page-common',
  palm: 'page-palm',
  explored: 'page-explored',
  robbed: 'page-robbed',
};

function atSea(scene: Scene, view: CapitalsView, sea: Sea): string[] {
  const things: string[] = [];
  if (sea.fleet !== null) {
    const ships = SHIPS.filter((ship) => sea.ships[ship]).map((ship) =>
      scene.say('page-units', { name: scene.say(`ship-${ship}`), number: sea.ships[ship] }),
    );
    things.push(`${scene.word('seat', sea.fleet)}: ${ships.join(', ')}`);
  }
  for (const { seat, transports } of view.seats) {
    const number = transports.filter(({ place }) => place === sea.place).length;
    if (number) things.push(scene.say('page-transports', { seat, number }));
  }
  if (sea.boat !== null) things.push(scene.say('page-boat', { seat: sea.boat }));
  return things;
}
