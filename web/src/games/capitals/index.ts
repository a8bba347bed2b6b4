import type { GameFace } from '../contract';
import { offBoard } from './asking';
import Board from './Board.svelte';
import { chapters } from './chapters';
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
  secret,
} satisfies GameFace;
