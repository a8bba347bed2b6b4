import type { Action } from '../games/contract';

/**
 * Actions of one kind that differ only in one number (bids, amounts) need no sentence each: the question says
 * what is asked, and the buttons say how much. Gives that argument's name, or null where sentences are needed.
 */
export function amountOf(actions: readonly Action[], isWord: (argument: string) => boolean): string | null {
  const [first] = actions;
  if (!first || actions.length < 4) return null;
  const names = Object.keys(first.arguments);
  const [name] = names;
  if (names.length !== 1 || !name || isWord(name)) return null;
  const alike = actions.every((a) => a.kind === first.kind && typeof a.arguments[name] === 'number');
  return alike ? name : null;
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
