/** Whether one plays by keys: then the focus goes on to what can be done next. */

import { tick } from 'svelte';

export const deeds = {
  byKeys: false,

  /** Only where the focus was lost with what was acted on: nobody is pulled away from where they are. */
  async focus(find: () => HTMLElement | SVGElement | null | undefined): Promise<void> {
    if (!deeds.byKeys) return;
    await tick();
    if (document.activeElement === document.body) find()?.focus();
  },
};
