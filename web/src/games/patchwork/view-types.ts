/** The engine's view of Patchwork, as `crates/game-patchwork/src/view.rs` writes it. */
import type { SeatNumber } from '$lib/engine/types';

export interface View {
  players: [PlayerView, PlayerView];
  circle: CirclePatch[];
  track: TrackView;
  to_act: SeatNumber | null;
  leather_due: boolean;
  on_top: SeatNumber | null;
  options: Forecast[];
  winners: SeatNumber[];
}

export interface PlayerView {
  quilt: string[];
  empty: number;
  buttons: number;
  income: number;
  space: number;
  tile: boolean;
  best_square: { corner: string; covered: number };
  score: number;
}

export interface CirclePatch {
  patch: number;
  shape: string;
  price: number;
  time: number;
  income: number;
  offered: boolean;
  affordable: boolean;
  placements: number;
}

export interface TrackView {
  last: number;
  income: number[];
  leather: number[];
}

export type Choice = { kind: 'advance' } | { kind: 'buy'; patch: number };

export interface Forecast {
  choice: Choice;
  possible: boolean;
  missing: number;
  placements: number;
  pay: number;
  income: number;
  buttons: number;
  space: number;
  leather: boolean;
  next: SeatNumber | null;
  behind: number;
}
