/** Pictures by name, those of the first page; found by game-icons.ts. */
declare module 'virtual:game-icons' {
  const bodies: Record<string, string>;
  export default bodies;
}
/** Who drew each picture of every list. */
declare module 'virtual:game-icons/authors' {
  const authors: Record<string, string>;
  export default authors;
}
/** The pictures that a list names. */
declare module '*.json?drawn' {
  const bodies: Record<string, string>;
  export default bodies;
}
