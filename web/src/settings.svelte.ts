/** What a person has chosen, which is kept on this device; all tabs follow. */

import type { Lang } from './net/types';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'on' | 'off';
export type Pace = 'calm' | 'quick' | 'at-once';

interface Settings {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  confirm: boolean;
  notify: boolean;
  drawer: boolean;
  control: boolean;
  tours: Record<string, boolean>;
  game: string;
  level: string;
  opponents: number;
}

const KEY = 'imperia';

function firstLanguage(): Lang {
  return navigator.languages?.some((tag) => tag.toLowerCase().startsWith('pl')) ? 'pl' : 'en';
}

function usual(): Settings {
  return {
    lang: firstLanguage(),
    theme: 'system',
    motion: 'system',
    pace: 'calm',
    confirm: true,
    notify: false,
    drawer: true,
    control: false,
    tours: {},
    game: '',
    level: '',
    opponents: 0,
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...usual(), ...kept() });

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const stillSystem = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: darkSystem.matches, still: stillSystem.matches });
darkSystem.addEventListener('change', (event) => (system.dark = event.matches));
stillSystem.addEventListener('change', (event) => (system.still = event.matches));

export function isDark(): boolean {
  return settings.theme === 'system' ? system.dark : settings.theme === 'dark';
}

export function hasMotion(): boolean {
  return settings.motion === 'system' ? !system.still : settings.motion === 'on';
}

/** Keep the page and the browser's storage in step with the settings. Called once, when the app is set up. */
export function keepSettings(): void {
  $effect(() => {
    document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
    document.documentElement.dataset.motion = hasMotion() ? 'on' : 'off';
  });
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing (in private mode) can play, too.
    }
  });
  $effect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === KEY) Object.assign(settings, kept());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  });
}
