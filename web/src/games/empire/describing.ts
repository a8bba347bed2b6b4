/** Regions in words, for those who hear the board. */

import type { Scene } from '../contract';
import { NEUTRAL, viewOf } from './facts';

export function describeRegion(scene: Scene, region: number): string {
  const here = viewOf(scene).regions.find((each) => each.region === region);
  if (!here) return '';
  const things: string[] = [];
  if (here.token) things.push(scene.say('page-token', { good: scene.say(`good-${here.token}`) }));
  here.armies.forEach((armies, seat) => {
    const cities = here.cities[seat]!;
    if (armies) things.push(scene.say('page-armies', { colour: seat, count: armies }));
    if (cities) things.push(scene.say('page-cities', { colour: seat, count: cities }));
  });
  if (here.neutral) things.push(scene.say('page-armies', { colour: NEUTRAL, count: here.neutral }));
  if (!things.length) things.push(scene.say('page-empty'));
  if (here.controller !== null) {
    const colour = here.controller === 'neutral' ? NEUTRAL : here.controller;
    things.push(scene.say('page-held', { colour }));
  }
  return scene.say('page-region', { region, things: things.join('; ') });
}
