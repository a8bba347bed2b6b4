import type { GameFace } from '../contract';
import { offBoard } from '../eight_minutes/asking';
import Board from './Board.svelte';
import Market from './Market.svelte';
import Preview from './Preview.svelte';
import Seat from './Seat.svelte';
import SeatChip from './SeatChip.svelte';
import { tour } from './tour';

export default { Board, Market, Seat, SeatChip, Preview, offBoard, tour, foresees: true } satisfies GameFace;
