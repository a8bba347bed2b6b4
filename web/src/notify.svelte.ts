/** Notifications of the browser: for somebody whose page is open, but not in sight. */

import { go } from './router.svelte';
import { settings } from './settings.svelte';

export function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

/** Whether this page notifies somebody who does not look at it. */
export function notifies(): boolean {
  return settings.notify && canNotify() && Notification.permission === 'granted';
}

/** Switch notifications on or off. The browser asks for permission only when they are switched on. */
export async function switchNotifications(on: boolean): Promise<void> {
  settings.notify = on && canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function inSight(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/** Notify somebody. All tabs use the same tag for a table, so that several of them notify only once. */
export function notify(table: string, text: string): void {
  if (!notifies() || inSight()) return;
  const shown = new Notification('Imperia', { body: text, tag: `imperia-${table}`, icon: '/icon.svg' });
  shown.onclick = () => {
    window.focus();
    go(`/t/${table}`);
    shown.close();
  };
}
