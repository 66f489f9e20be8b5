/** What the engine shows: `View` of `src/lib.rs`. A larger game has this made from Rust; see docs/adding-a-game.md. */
export interface View {
  heaps: number[];
  to_move: number;
}
