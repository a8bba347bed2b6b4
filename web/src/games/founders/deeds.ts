/** Whether the last thing was done by keys: then the focus goes on to what can be done next. */

import { tick } from 'svelte';

export const deeds = {
  byKeys: false,

  /** Only if the focus was lost with what was acted on: nobody is pulled away from where they are. */
  async focus(find: () => HTMLElement | SVGElement | null): Promise<void> {
    await tick();
    if (document.activeElement !== document.body) return;
    const next = find();
    if (!next) return;
    deeds.byKeys = false;
    next.focus();
  },
};
