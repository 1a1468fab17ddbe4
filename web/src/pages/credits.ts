/** The pictures we use, under the names of those who drew them (CC BY 3.0 asks for it). */
export interface Credit {
  author: string;
  icons: string[];
}

export function byAuthor(
  icons: readonly string[],
  authors: Readonly<Record<string, string>>,
): Credit[] {
  const drawn = new Map<string, string[]>();
  for (const icon of icons.toSorted()) {
    const author = authors[icon];
    if (!author) throw new Error(`nobody is named for the picture ${icon}`);
    drawn.set(author, [...(drawn.get(author) ?? []), icon]);
  }
  return [...drawn]
    .map(([author, list]) => ({ author, icons: list }))
    .toSorted((one, other) => other.icons.length - one.icons.length);
}
