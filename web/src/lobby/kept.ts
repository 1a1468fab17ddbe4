/** What this device keeps under a name, if it is what this version wants it to be. */
export function readKept<T>(
  name: string,
  isRight: (value: unknown) => value is T,
  otherwise: T,
): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isRight(kept) ? kept : otherwise;
  } catch {
    return otherwise;
  }
}
