import type { Lang } from '../net/types';

const NAMES: Record<Lang, string[]> = {
  en: [
    'Heron',
    'Otter',
    'Falcon',
    'Badger',
    'Lynx',
    'Plover',
    'Marten',
    'Kestrel',
    'Beaver',
    'Curlew',
    'Stork',
    'Hare',
  ],
  pl: [
    'Czapla',
    'Wydra',
    'Sokół',
    'Borsuk',
    'Ryś',
    'Siewka',
    'Kuna',
    'Pustułka',
    'Bóbr',
    'Kulik',
    'Bocian',
    'Zając',
  ],
};

/** A friendly name for somebody who has not given one; it can be changed at any time. */
export function defaultNickname(lang: Lang, chance: () => number = Math.random): string {
  const names = NAMES[lang];
  return names[Math.floor(chance() * names.length)]!;
}
