/** What the page calls things beside the protocol, which is in messages.ts. */

import type { Action, Facts, GameEvent, View } from '../games/contract';
import type { Answered, Done, Printed, Staged, TableInfo } from './messages';

export type { Action, Facts, GameEvent, View };

export type Lang = 'en' | 'pl';
export type InLanguages = Record<string, string>;
export type Lexicon = Printed['lexicon'][string];
export type ClockRule = TableInfo['clock'];

/** What settles something that the page has said. */
export type Reply = Done | Staged | Answered;
