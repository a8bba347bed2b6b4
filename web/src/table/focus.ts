/**
 * Somebody who plays by keys never loses the focus: if what had it is gone, the next thing that can be done
 * gets it.
 */

const NEXT = [
  '[data-testid="confirm"], [data-testid="come-back"], [data-testid="result"]',
  '[data-goes-on]', // what the user was doing, if it can be done again
  '[data-testid^="action-"][tabindex="0"], button[data-testid^="action-"]:enabled',
];
const UNTIL_DRAWN = 60; // milliseconds: what is removed loses the focus only when the next frame is drawn

export class FocusKeeper {
  private byKeys = false;

  key = (): void => void (this.byKeys = true);
  pointer = (): void => void (this.byKeys = false);

  /** Restore the focus after a change, if it is lost. The function that is returned cancels this. */
  follow(): (() => void) | undefined {
    if (!this.byKeys) return;
    const timer = setTimeout(moveOn, UNTIL_DRAWN);
    return () => clearTimeout(timer);
  }
}

function moveOn(): void {
  const somewhere = document.activeElement && document.activeElement !== document.body;
  if (somewhere || document.querySelector('dialog[open]')) return;
  for (const selector of NEXT) {
    const next = document.querySelector<HTMLElement>(selector);
    if (next) return next.focus();
  }
}
