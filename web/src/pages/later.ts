/** Pages that are loaded when somebody goes there. */

import type { Component } from 'svelte';
import type { Route } from '../router.svelte';

type Page = Component<any>;

const LATER: Partial<Record<Route['page'], () => Promise<{ default: Page }>>> = {
  new: () => import('./NewTable.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./Rulebook.svelte'),
  notices: () => import('./Notices.svelte'),
  claim: () => import('./Claim.svelte'),
  operator: () => import('./Operator.svelte'),
};

export function load(page: Route['page']): Promise<{ default: Page }> | undefined {
  return LATER[page]?.();
}
