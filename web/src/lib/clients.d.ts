/** The clients of all games, found by vite.config.ts. */
declare module 'virtual:game-clients' {
  const games: readonly import('../games/registry').GameUi[];
  export default games;
}
