/** What lies over the table: at most one pop-over and one sheet. */
import type { OptionOut } from '../lib/types';

export type SheetName =
  | 'rules'
  | 'keys'
  | 'describe'
  | 'settings'
  | 'play-on'
  | 'rail'
  | 'list'
  | 'goal'
  | 'piles'
  | 'share';

/** A pop-over about a thing of the game or about a term of its rules. */
export interface Pop {
  about: 'thing' | 'term';
  id: string;
  anchor: Element | null;
}

export interface Notice {
  text: string;
  action?: { label: string; run: () => void };
}

export class Overlay {
  pops = $state.raw<readonly Pop[]>([]);
  sheet = $state<SheetName | null>(null);
  /** The rule at which the rules open: `TK-3.11`. */
  rule = $state<string | null>(null);
  /** The pop-over of a button in the top bar. */
  menu = $state<'more' | 'watchers' | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Something grave that the bar asks about once again. */
  grave = $state.raw<OptionOut | null>(null);

  /** Somebody at the table who is to be kept away or reported. */
  about = $state.raw<{ seat: number; name: string } | null>(null);

  /** What was touched last. */
  touched: Element | null = null;

  get pop(): Pop | null {
    return this.pops.at(-1) ?? null;
  }

  /** A term inside a pop-over takes its place; Escape goes back to it. */
  show(pop: Pop): void {
    const inside = this.pop !== null && pop.about === 'term' && pop.anchor === null;
    this.pops = inside ? [...this.pops, { ...pop, anchor: this.pop?.anchor ?? null }] : [pop];
  }

  rules(rule: string | null = null): void {
    this.dismiss();
    this.rule = rule;
    this.sheet = 'rules';
  }

  open(sheet: SheetName): void {
    this.dismiss();
    this.sheet = sheet;
  }

  dismiss(): void {
    this.pops = [];
    this.menu = null;
  }

  /** Close what lies on top; false if nothing does. */
  close(): boolean {
    if (this.menu) this.menu = null;
    else if (this.pops.length) this.pops = this.pops.slice(0, -1);
    else if (this.sheet) this.sheet = null;
    else if (this.grave) this.grave = null;
    else return false;
    return true;
  }
}
