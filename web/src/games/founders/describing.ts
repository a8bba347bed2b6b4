/** Tiles of a nation in words, for those who hear the board. */

import type { Scene } from '../contract';
import type { LaidTile } from './facts';

export function describeTile(scene: Scene, laid: LaidTile): string {
  const said = [scene.say('page-tile', { tile: laid.tile, x: laid.x, y: laid.y })];
  if (laid.war) said.push(scene.say('page-pillaged'));
  if (laid.coin) said.push(scene.say('page-coin-on'));
  if (laid.craftsman) said.push(scene.say('page-craftsman-on'));
  if (laid.carriage) said.push(scene.say('page-carriage-on'));
  if (laid.union !== null) said.push(scene.say('page-union', { union: laid.union }));
  if (laid.farthest && !laid.war) said.push(scene.say('page-unprotected'));
  return said.join('; ');
}
