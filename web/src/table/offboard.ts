import type { Action } from '../games/contract';

/** If there are more amounts than this, not each of them gets a button. */
export const MANY_AMOUNTS = 15;

/**
 * Actions of one kind that differ only in one number (bids, amounts) need no sentence each: the question says
 * what is asked, and the buttons say how much. Returns the name of this argument, or null if sentences are
 * needed.
 */
export function amountOf(actions: readonly Action[], isWord: (argument: string) => boolean): string | null {
  const [first] = actions;
  if (!first || actions.length < 4 || actions.some(({ kind }) => kind !== first.kind)) return null;
  const differing = Object.keys(first.arguments).filter((name) =>
    actions.some((action) => action.arguments[name] !== first.arguments[name]),
  );
  const [name] = differing;
  if (differing.length !== 1 || !name || isWord(name)) return null;
  return actions.every((action) => typeof action.arguments[name] === 'number') ? name : null;
}

/** The action that a digit key chooses: the amount itself, or the button in that place. */
export function byDigit(
  actions: readonly Action[],
  amount: string | null,
  digit: number,
): Action | undefined {
  if (amount) return actions.find((action) => action.arguments[amount] === digit);
  return digit > 0 ? actions[digit - 1] : undefined;
}
