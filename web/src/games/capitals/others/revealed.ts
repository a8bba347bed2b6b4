import type { GameEvent } from '../../contract';

const REVEALED = ['bid-shown', 'auction-won', 'rebels-bought', 'card-shown', 'spy-dies'];

/** The events that have just revealed a secret. */
export function revealed(events: readonly GameEvent[]): GameEvent[] {
  const told = events.filter(({ key }) => REVEALED.includes(key));
  return told.some(({ key }) => key === 'bid-shown' || key === 'card-shown') ? told : [];
}
