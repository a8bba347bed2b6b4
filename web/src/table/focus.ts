/** Who plays by keys is never left nowhere: if what had the focus is gone, the next thing that can be done gets it. */

const NEXT = [
  '[data-testid="confirm"], [data-testid="come-back"], [data-testid="result"]',
  '[data-goes-on]', // what somebody was doing, if that can be done again
  '[data-testid^="action-"][tabindex="0"], button[data-testid^="action-"]:enabled',
];
const UNTIL_DRAWN = 60; // milliseconds: what leaves loses the focus only when the next frame is drawn

export class FocusKeeper {
  private byKeys = false;

  key = (): void => void (this.byKeys = true);
  pointer = (): void => void (this.byKeys = false);

  /** Something changed; returns what forgets about it. */
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
