import { MediaQuery } from 'svelte/reactivity';

/** A phone, or a window as narrow: seats become a strip, the drawer a sheet. */
export const narrowWindow = new MediaQuery('max-width: 48rem');
