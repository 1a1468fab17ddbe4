/** The clients of all games, found by vite.config.ts. */
declare module 'virtual:game-clients' {
  const games: readonly import('../games/registry').GameUi[];
  export default games;
}

/** The words of games whose clients stand outside this folder, by path. */
declare module 'virtual:game-words' {
  export const texts: Record<string, () => Promise<string>>;
  /** What the arguments of their messages mean. */
  export const declared: Record<string, Partial<import('./words').Arguments>>;
}
