/** Regions in words, for screen readers. */

import type { Scene } from '../contract';
import { viewOf } from './facts';
import { leadIn, needed, type Drawn, type LayerKey } from './layers';

/**
 * A region in words. `things` is what a game says of it before its pieces; `neutral` is the number of the
 * neutral colour.
 */
export function describeRegion(scene: Scene, region: number, things: string[], neutral: number): string {
  const here = viewOf(scene).regions.find((each) => each.region === region);
  if (!here) return '';
  here.armies.forEach((armies, seat) => {
    const cities = here.cities[seat]!;
    if (armies) things.push(scene.say('page-armies', { colour: seat, count: armies }));
    if (cities) things.push(scene.say('page-cities', { colour: seat, count: cities }));
  });
  if (here.neutral) things.push(scene.say('page-armies', { colour: neutral, count: here.neutral }));
  if (!things.length) things.push(scene.say('page-empty'));
  if (here.controller !== null) {
    const colour = here.controller === 'neutral' ? neutral : here.controller;
    things.push(scene.say('page-held', { colour }));
  }
  return scene.say('page-region', { region, things: things.join('; ') });
}

/** What a layer says of a region, for screen readers. */
export function describeLayer(
  scene: Scene,
  region: number,
  layer: LayerKey,
  drawn: Drawn,
  neutral: number,
): string {
  const view = viewOf(scene);
  const number = drawn.numbers.find(({ place }) => place === region)?.amount ?? null;
  if (layer === 'stakes') return number === null ? '' : scene.say('page-layer-worth', { count: number });
  if (layer === 'parts') {
    const leader = drawn.holders.get(region);
    if (drawn.tied.includes(region)) return scene.say('page-layer-part-tied');
    if (leader === undefined) return '';
    const colour = leader === 'neutral' ? neutral : leader;
    return scene.say('page-layer-part-led', { colour });
  }
  const here = view.regions.find((each) => each.region === region);
  const by = here ? leadIn(here, view.seat).by : null;
  if (by === null) return '';
  if (by > 0) return scene.say('page-layer-ahead', { count: by });
  return view.seat === null
    ? scene.say('page-layer-tied')
    : scene.say('page-layer-needs', { count: needed(by) });
}
