import type { GameFace } from '../contract';
import { isPlain, offBoard, startsLow } from './asking';
import Board from './Board.svelte';
import { chapters } from './chapters';
import { ending } from './ending';
import { secret } from './facts';
import Hindsight from './panels/Hindsight.svelte';
import Warnings from './panels/Warnings.svelte';
import Preview from './Preview.svelte';
import Seat from './Seat.svelte';
import SeatChip from './SeatChip.svelte';
import { tour } from './tour';

export default {
  Board,
  Seat,
  SeatChip,
  Preview,
  Warnings,
  Hindsight,
  chapters,
  offBoard,
  tour,
  plain: isPlain,
  leastFirst: startsLow,
  ending,
  secret,
} satisfies GameFace;
