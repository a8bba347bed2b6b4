/** Types of the page besides those of the protocol, which are in messages.ts. */

import type { Action, Facts, GameEvent, View } from '../games/contract';
import type { Answered, Done, Printed, Staged, TableInfo } from './messages';

export type { Action, Facts, GameEvent, View };

export type Lang = 'en' | 'pl';
export type InLanguages = Record<string, string>;
export type Lexicon = Printed['lexicon'][string];
export type ClockRule = TableInfo['clock'];

/** The answers that settle something that the page has said. */
export type Reply = Done | Staged | Answered;
