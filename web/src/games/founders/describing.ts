/** Tiles of a nation in words, for screen readers. */

import type { Scene } from '../contract';
import { inFigures, printedOf, resourceInWords, type LaidTile } from './facts';
import { suppliedCells, worthyTiles, type Told } from './layers';

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

/** A layer in words, cell by cell or tile by tile. */
export function describeLayer(scene: Scene, told: Told): string[] {
  const supplied = suppliedCells(told, printedOf(scene).resources).map(({ x, y, resources }) => {
    const things = resources.map(({ resource, count }) =>
      scene.say('page-tokens', { name: resourceInWords(scene, resource), count }),
    );
    return `(${x}, ${y}): ${things.join(', ')}`;
  });
  const worth = worthyTiles(told).map(({ x, y, points }) => `(${x}, ${y}): ${inFigures(points)}`);
  return [...supplied, ...worth];
}
