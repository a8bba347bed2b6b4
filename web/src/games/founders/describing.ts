/** Tiles of a nation in words, for those who hear the board. */

import type { Scene } from '../contract';
import type { LaidTile } from './facts';

export function describeTile(scene: Scene, laid: LaidTile): string {
  const marks: string[] = [];
  if (laid.war) marks.push(scene.say('page-pillaged'));
  if (laid.coin) marks.push(scene.say('page-coin-on'));
  if (laid.craftsman) marks.push(scene.say('page-craftsman-on'));
  if (laid.carriage) marks.push(scene.say('page-carriage-on'));
  if (laid.union !== null) marks.push(scene.say('page-union', { union: laid.union }));
  if (laid.farthest && !laid.war) marks.push(scene.say('page-unprotected'));
  const what = scene.say('page-tile', { tile: laid.tile, x: laid.x, y: laid.y });
  return [what, ...marks].join('; ');
}
