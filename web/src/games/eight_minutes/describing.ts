/** Regions in words, for those who hear the board. */

import type { Scene } from '../contract';
import { viewOf } from './facts';

/** `things` are what a game says of the region before its pieces; `neutral` is the number of that colour. */
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
