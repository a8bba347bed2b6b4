/** What cards, tokens and leaders are, in words. */

import type { Scene } from '../contract';
import { dashed } from '../eight_minutes/facts';
import type { PrintedAbility } from './facts';

export function abilityInWords(scene: Scene, { ability, family, ...facts }: PrintedAbility): string {
  const named = family ? { ...facts, family: scene.say(`family-${family}`) } : facts;
  return scene.say(`ability-${dashed(ability)}`, named);
}

export function tokenName(scene: Scene, token: string): string {
  return scene.say(`token-${dashed(token)}`);
}

export function leaderName(scene: Scene, leader: string): string {
  return scene.say(`leader-${dashed(leader)}`);
}

/** What a token or a leader does. */
export function about(scene: Scene, name: string): string {
  return scene.say(`page-about-${dashed(name)}`);
}
