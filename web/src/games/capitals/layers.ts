/** Layers over the map: a number and a tone for every province that has one, as the rules tell them. */

import type { PictureName } from './pictures';

export interface LayerPlace {
  place: number;
  amount: number | null;
  tone: 'good' | 'plain' | 'bad';
}

export const LAYERS: Record<string, { picture: PictureName; name: string; about: string }> = {
  economy: { picture: 'coin', name: 'page-layer-economy', about: 'page-layer-about-economy' },
  food: { picture: 'food', name: 'page-layer-food', about: 'page-layer-about-food' },
  connection: { picture: 'connection', name: 'page-layer-connection', about: 'page-layer-about-connection' },
  movement: { picture: 'march', name: 'page-layer-movement', about: 'page-layer-about-movement' },
  threat: { picture: 'threat', name: 'page-layer-threat', about: 'page-layer-about-threat' },
};
