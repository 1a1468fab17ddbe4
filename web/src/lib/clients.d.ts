/** The clients of all games, found by vite.config.ts. */
declare module 'virtual:game-clients' {
  const games: readonly import('../games/registry').GameUi[];
  export default games;
}

/** Words, found by game-words.ts. */
declare module 'virtual:game-words' {
  type Language = import('./types').Language;
  /** By language: our own, and what the lobby says of each game. */
  export const first: Record<Language, () => Promise<string>>;
  /** By language and game: its other words. */
  export const rest: Record<Language, Record<string, (() => Promise<string>) | undefined>>;
  /** By game: what the arguments of its messages mean. */
  export const declared: Record<string, Partial<import('./words').Arguments>>;
}
