/** What cards, tokens and leaders are, in words. */

import type { Scene } from '../contract';
import { dashed } from '../eight_minutes/facts';
import type { PrintedAbility } from './facts';

export function abilityInWords(scene: Scene, { ability, family, ...facts }: PrintedAbility): string {
  const named = family ? { ...facts, family: scene.say(`family-${family}`) } : facts;
  return scene.say(`ability-${dashed(ability)}`, named);
}

const TOKENS: Record<string, string> = {
  spring: 'page-about-spring',
  cottage: 'page-about-cottage',
  treasure: 'page-about-treasure',
  stable: 'page-about-stable',
  book: 'page-about-book',
  swamp: 'page-about-swamp',
  dragon: 'page-about-dragon',
  citadel: 'page-about-citadel',
  rogues: 'page-about-rogues',
  portal: 'page-about-portal',
  face_down: 'page-about-face-down',
};

const LEADERS: Record<string, string> = {
  fairy_queen: 'page-about-fairy-queen',
  bandit_king: 'page-about-bandit-king',
  red_sorceress: 'page-about-red-sorceress',
  white_knight: 'page-about-white-knight',
};

export function tokenName(scene: Scene, token: string): string {
  return scene.say(`token-${dashed(token)}`);
}

/** What a token does. */
export function aboutToken(scene: Scene, token: string): string {
  return scene.say(TOKENS[token]!);
}

export function leaderName(scene: Scene, leader: string): string {
  return scene.say(`leader-${dashed(leader)}`);
}

/** What a leader can do. */
export function aboutLeader(scene: Scene, leader: string): string {
  return scene.say(LEADERS[leader]!);
}
