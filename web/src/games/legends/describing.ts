/** Regions in words, for those who hear the board. */

import type { Scene } from '../contract';
import { NEUTRAL, viewOf } from './facts';
import { tokenName } from './words';

export function describeRegion(scene: Scene, region: number): string {
  const view = viewOf(scene);
  const here = view.regions.find((each) => each.region === region);
  if (!here) return '';
  const things: string[] = [];
  if (view.board.start === region) things.push(scene.say('page-start'));
  if (here.token) {
    const token = tokenName(scene, here.token);
    const seen = here.face_down && here.token !== 'face_down';
    things.push(seen ? scene.say('page-seen-token', { token }) : scene.say('page-token', { token }));
  }
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
