/** Which boards lie on the table, as they are and as a choice of the set-up would have them. */

import type { Action } from '../contract';
import { nameOf, type LaidBoard, type LegendsView, type Printed } from './facts';

export interface Boards {
  layout: string | null;
  laid: LaidBoard[];
}

export function boardsOf(view: LegendsView, printed: Printed, choice?: Action): Boards {
  const { layout, cells } = view.board;
  const { arguments: at = {}, kind } = choice ?? {};
  if (kind === 'layout') return { layout: nameOf(printed.layouts, at.layout), laid: cells };
  if (kind !== 'side' && kind !== 'rotate') return { layout, laid: cells };
  const cell = nameOf(printed.cells, at.cell);
  const quarters = kind === 'rotate' ? at.quarters : 0;
  const chosen = { cell, side: nameOf(printed.sides, at.side), quarters };
  return { layout, laid: [...cells.filter((board) => board.cell !== cell), chosen] };
}

const LAYING = ['layout', 'side', 'rotation'];
const SETTING_UP = [...LAYING, 'start', 'token', 'outpost', 'neutral'];

/** Whether the boards are still being laid. */
export function isLaying(view: LegendsView): boolean {
  return LAYING.includes(view.decision.kind);
}

/** Whether the game is still being set up: there is no card row yet. */
export function isSettingUp(view: LegendsView): boolean {
  return SETTING_UP.includes(view.decision.kind);
}

/** A choice of the set-up that is made beside the map: a layout, a side, a turn. */
export function choiceOf(
  view: LegendsView,
  kind: string,
  argument: string,
  value: number,
): Action | undefined {
  return view.legal.find((action) => action.kind === kind && action.arguments[argument] === value);
}
