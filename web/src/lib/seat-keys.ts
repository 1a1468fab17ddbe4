/** The keys of seats that came by a link, kept in this browser until one stands up or logs out. */
const KEPT = 'rulebound-seat-';

export const keptKey = (table: string): string | null => localStorage.getItem(KEPT + table);
export const keepKey = (table: string, key: string): void =>
  localStorage.setItem(KEPT + table, key);
export const dropKey = (table: string): void => localStorage.removeItem(KEPT + table);

/** Whoever uses this browser next holds nobody's seat. */
export function dropKeys(): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(KEPT)) localStorage.removeItem(name);
  }
}
