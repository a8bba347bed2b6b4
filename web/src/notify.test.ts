import { beforeEach, expect, test, vi } from 'vitest';

class FakeNotification {
  static permission = 'default';
  static asked = 0;
  static shown: { title: string; options: { body: string; tag: string } }[] = [];
  static requestPermission = () => {
    FakeNotification.asked++;
    return Promise.resolve(FakeNotification.permission);
  };
  constructor(title: string, options: { body: string; tag: string }) {
    FakeNotification.shown.push({ title, options });
  }
}

const page = { visibilityState: 'hidden', hasFocus: () => page.visibilityState === 'visible' };
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('document', page);
vi.stubGlobal('Notification', FakeNotification);

const { notifies, notify, switchNotifications } = await import('./notify.svelte');
const { settings } = await import('./settings.svelte');

beforeEach(() => {
  settings.notify = false;
  FakeNotification.asked = 0;
  FakeNotification.shown = [];
  page.visibilityState = 'hidden';
});

test('permission is asked for when somebody switches notifications on, and not before', async () => {
  FakeNotification.permission = 'granted';
  notify('abc', 'Your turn');
  expect([FakeNotification.asked, FakeNotification.shown.length]).toEqual([0, 0]);
  await switchNotifications(true);
  expect([FakeNotification.asked, notifies()]).toEqual([1, true]);
});

test('without permission they stay off', async () => {
  FakeNotification.permission = 'denied';
  await switchNotifications(true);
  expect([settings.notify, notifies()]).toEqual([false, false]);
});

test('somebody who looks at the page is not told, and a table has one notification', async () => {
  FakeNotification.permission = 'granted';
  await switchNotifications(true);
  notify('abc', 'Your turn');
  page.visibilityState = 'visible';
  notify('abc', 'Your turn');
  expect(FakeNotification.shown.map(({ options }) => options.tag)).toEqual(['imperia-abc']);
});
