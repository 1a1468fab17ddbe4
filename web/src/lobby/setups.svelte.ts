/** The last tables that were set on this device, to be set once more. */
import type { TableForm } from '../lib/types';
import { readKept } from './kept';

const KEPT = 'rulebound-setups';
const MOST = 3;

const areSetups = (value: unknown): value is TableForm[] =>
  Array.isArray(value) &&
  value.every((each: Partial<TableForm> | null) => each?.game && Array.isArray(each.chairs));

class Setups {
  /** Newest first. */
  all = $state.raw<readonly TableForm[]>(readKept(KEPT, areSetups, []));

  /** A table was opened: it comes before those that were opened earlier. */
  remember(form: TableForm): void {
    const kept: TableForm = { ...form, title: null, seed: null };
    const text = JSON.stringify(kept);
    const others = this.all.filter((each) => JSON.stringify(each) !== text);
    this.all = [kept, ...others].slice(0, MOST);
    localStorage.setItem(KEPT, JSON.stringify(this.all));
  }

  /** Look again at what the device keeps. */
  recall(): void {
    this.all = readKept(KEPT, areSetups, []);
  }
}

export const setups = new Setups();
