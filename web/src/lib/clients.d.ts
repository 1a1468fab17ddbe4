/** The clients of all games, found by vite.config.ts. */
declare module 'virtual:game-clients' {
  const games: readonly import('../games/registry').GameUi[];
  export default games;
}

/** Words, found by game-words.ts. */
declare module 'virtual:game-words' {
  /** By language: those of the table and of each game, one text each. */
  export const texts: Record<import('./types').Language, readonly (() => Promise<string>)[]>;
  /** By game: what the arguments of its messages mean. */
  export const declared: Record<string, Partial<import('./words').Arguments>>;
}
