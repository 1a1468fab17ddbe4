declare module 'virtual:game-icons' {
  const bodies: Record<string, string>;
  export default bodies;
  /** Who drew them. */
  export const authors: Record<string, string>;
}
