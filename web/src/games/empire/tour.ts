import type { TourStop } from '../contract';
import { firstTurn, stop, takesCard } from '../eight_minutes/tour';

export const tour: TourStop[] = [...firstTurn, stop('goods', ['card'], 'goods', takesCard)];
