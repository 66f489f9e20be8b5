export const GAMES: readonly string[];
