import type { TourStop } from '../contract';
import { firstTurn, takesCard } from '../eight_minutes/tour';
import { stop } from '../tour';

export const tour: TourStop[] = [...firstTurn, stop('goods', ['card'], 'goods', takesCard)];
