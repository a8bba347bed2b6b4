/** What the form for a new table holds, and the request it becomes. */

import type { GameInfo, GameOption, SeatWish, TableWish } from '../../net/messages';
import type { ClockRule, Facts } from '../../net/types';

export type ClockKind = 'none' | 'live' | 'days';

export interface Draft {
  players: number;
  options: Facts;
  seats: SeatWish[];
  clock: { kind: ClockKind; minutes: number; seconds: number; days: number };
  open: boolean;
  hints: boolean;
  luck: boolean;
  chat: 'all' | 'seats' | 'off';
  privateChat: boolean;
  spectators: boolean;
}

export function usualDraft(game: GameInfo): Draft {
  const draft: Draft = {
    players: game.usual.players,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    seats: [],
    clock: { kind: 'none', minutes: 15, seconds: 10, days: 3 },
    open: false,
    hints: true,
    luck: false,
    chat: 'all',
    privateChat: true,
    spectators: true,
  };
  return { ...draft, seats: seatsFor(draft.players, [], game) };
}

/** As many seats as players: those that were chosen stay, new ones are bots of the usual level. */
export function seatsFor(players: number, before: readonly SeatWish[], game: GameInfo): SeatWish[] {
  return Array.from({ length: players }, (_, n) => before[n] ?? newSeat(n, game));
}

/**
 * The options that were chosen; those that do not go with this number of players are reset to the usual
 * value.
 */
export function optionsFor(players: number, before: Facts, game: GameInfo): Facts {
  const usual = game.options.filter(
    ({ name, choices, choices_with }) =>
      choices.some((choice) => choice === before[name]) &&
      !choices_with[players]?.some((choice) => choice === before[name]),
  );
  return { ...before, ...Object.fromEntries(usual.map((option) => [option.name, option.default])) };
}

/** The possible number that is nearest to what was typed; the usual one if that is not a number. */
export function nearest(option: GameOption, typed: number): number {
  if (Number.isNaN(typed)) return Number(option.default);
  const whole = Math.round(typed);
  return Math.min(option.most ?? whole, Math.max(option.least ?? whole, whole));
}

function newSeat(n: number, game: GameInfo): SeatWish {
  return n === 0 ? { kind: 'me' } : { kind: 'bot', level: game.usual.level };
}

/** The seats after one of them is changed. You sit in only one: if you move, your old seat is left open. */
export function withSeat(seats: readonly SeatWish[], at: number, wish: SeatWish): SeatWish[] {
  return seats.map((seat, n) => {
    if (n === at) return wish;
    return wish.kind === 'me' && seat.kind === 'me' ? { kind: 'open' } : seat;
  });
}

export function wishOf(game: GameInfo, draft: Draft): TableWish {
  return {
    game: game.id,
    players: draft.players,
    options: draft.options,
    seats: draft.seats.map(named),
    clock: clockOf(draft.clock),
    open: draft.open,
    hints: draft.hints,
    luck: draft.luck,
    chat: draft.chat,
    private_chat: draft.privateChat && draft.chat !== 'off',
    spectators: draft.spectators,
    start_when_full: true,
  };
}

/** A guest without a name gets one from the server. */
function named(seat: SeatWish): SeatWish {
  const name = seat.name?.trim();
  return seat.kind === 'guest' ? { kind: 'guest', ...(name ? { name } : {}) } : seat;
}

function clockOf(clock: Draft['clock']): ClockRule {
  if (clock.kind === 'live')
    return { kind: 'live', bank: clock.minutes * 60_000, increment: clock.seconds * 1000 };
  if (clock.kind === 'days') return { kind: 'days', days: clock.days };
  return null;
}
