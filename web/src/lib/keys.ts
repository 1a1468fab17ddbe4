/** The whole keyboard of the table. Buttons are found by their `data-key`, things by `data-ref`. */
import { isOver } from '../table/ending';
import { itemsOf, moveTo, neighbour, stopOf, wayOf, type Way } from './roving';
import { me } from './settings.svelte';
import type { TableStore } from './table.svelte';

export interface Keyboard {
  store: TableStore;
  root: HTMLElement;
  /** Close the topmost pop-over or sheet; false if there is none. */
  close: () => boolean;
  /** Whether a sheet is open: it has the keyboard for itself. */
  busy: () => boolean;
  explain: (ref: string | null) => void;
  keys: () => void;
  describe: () => void;
  /** Bring a region to the front (a tab of the drawer) before it gets the focus. */
  open: (region: Region) => Promise<void>;
}

export type Region = 'decision' | 'board' | 'hand' | 'log' | 'chat';

const REGIONS: Record<string, Region> = {
  d: 'decision',
  b: 'board',
  h: 'hand',
  l: 'log',
  c: 'chat',
};

/** Keys of a match that is over: the buttons they press, the first that is there. */
const ENDS: Record<string, readonly string[]> = {
  r: ['rematch', 'act'],
  a: ['analysis'],
  s: ['share'],
};

/** Keys by their place, for layouts whose letters are not Latin. */
const PLACES: Record<string, string> = {
  Comma: ',',
  Period: '.',
  BracketLeft: '[',
  BracketRight: ']',
  Slash: '/',
};

/** The name of a key: a small Latin letter or sign whatever the layout, else as the browser says. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const { key, code } = event;
  if (key.length > 1) return key;
  if (/^[!-~]$/.test(key)) return key.toLowerCase();
  if (code.startsWith('Key')) return code.slice(3).toLowerCase();
  return PLACES[code] ?? key;
}

/** Whether the keys belong to a text field or the like. */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'range';
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

export function press(event: KeyboardEvent, table: Keyboard): void {
  if (event.defaultPrevented || event.isComposing || typing(event.target)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || table.busy()) return;
  const key = keyOf(event);
  const done = plainKey(event, key, table) || (me.settings.keys && letter(event, key, table));
  if (done) event.preventDefault();
}

/** Keys that are no characters work always. */
function plainKey(event: KeyboardEvent, key: string, table: Keyboard): boolean {
  const way = wayOf(key);
  if (way) return arrow(event, way, table);
  if (key === 'Escape') {
    const { store } = table;
    return table.close() || closeHint(store) || leave(store) || store.back();
  }
  if (key === 'Enter' || key === ' ') return enter(event, key, table);
  return false;
}

function arrow(event: KeyboardEvent, way: Way, { root, store }: Keyboard): boolean {
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement) return false;
  const region = focused?.closest<HTMLElement>('[data-roving]');
  if (!region) {
    if (!store.live && (way === 'left' || way === 'right')) {
      const rtl = document.documentElement.dir === 'rtl';
      return click(root, (way === 'left') === rtl ? 'next' : 'previous');
    }
    if (store.analysis) return click(root, way === 'up' ? 'turning-before' : 'turning-after');
    return focused === document.body && focusRegion(root, 'board');
  }
  const from = focused?.closest<HTMLElement | SVGElement>('[data-ref], [data-item]');
  if (!from) return false;
  const items = itemsOf(region);
  const wanted = event.shiftKey ? glowingOf(items, store) : items;
  const next = neighbour(from, wanted, way);
  if (next) moveTo(next);
  return true;
}

function closeHint({ hints }: TableStore): boolean {
  if (!hints.open) return false;
  hints.close();
  return true;
}

/** From the past to the present. */
function leave(store: TableStore): boolean {
  if (store.live) return false;
  void store.show(null);
  return true;
}

/** Enter touches the focused thing; on a picked thing that is armed, and nowhere else, it acts. */
function enter(event: KeyboardEvent, key: string, { store, root }: Keyboard): boolean {
  const focused = document.activeElement;
  const thing = focused?.closest<HTMLElement | SVGElement>('[data-ref]');
  const ref = thing?.dataset['ref'];
  if (event.repeat) return ref !== undefined;
  // A button on a thing is pressed, not the thing.
  if (focused instanceof HTMLButtonElement && focused !== thing) return false;
  if (ref !== undefined) {
    if (store.armed && store.picked.includes(ref)) void store.act();
    else if (focused instanceof HTMLButtonElement) focused.click();
    else void store.touch(ref);
    return true;
  }
  if (focused !== document.body && !(focused && focused.matches('[data-region]'))) return false;
  if (!store.live) return click(root, key === ' ' ? 'play' : 'play-on');
  if (!store.armed) return false;
  void store.act();
  return true;
}

function letter(event: KeyboardEvent, key: string, table: Keyboard): boolean {
  const { root, store } = table;
  if (key === '?') return done(table.keys);
  if (event.shiftKey && /^Digit[1-9]$/.test(event.code)) {
    return clickNth(root, 'prepare', Number(event.code.slice(-1)));
  }
  if (/^[1-9]$/.test(key)) {
    return clickNth(root, 'row', Number(key)) || clickNth(root, 'chip', Number(key));
  }
  if (key === '0') return click(root, 'stop') || actBare(store);
  if (key === '[') return click(root, 'less');
  if (key === ']') return click(root, 'more');
  if (key === ',' || key === '.') return glowing(table, key === '.' ? 1 : -1);
  if (key === 'd' && event.shiftKey) return done(table.describe);
  if (key === 'u') {
    if (event.repeat) return true;
    void (event.shiftKey ? store.undoTurn() : store.undo());
    return true;
  }
  if (event.shiftKey) return false;
  // Keys of one game stand on its buttons.
  if (/^[a-z]$/.test(key) && click(root, `key-${key}`)) return true;
  if (isOver(store) && ENDS[key]?.some((button) => click(root, button))) return true;
  if (key === 'r') {
    const thing = document.activeElement?.closest<HTMLElement | SVGElement>('[data-ref]');
    return done(() => table.explain(thing?.dataset['ref'] ?? null));
  }
  const region = REGIONS[key];
  if (!region) return false;
  void table.open(region).then(() => focusRegion(root, region));
  return true;
}

/** The only thing to do is to end or to go on: no button stands beside the filled one. */
function actBare(store: TableStore): boolean {
  if (store.armed?.refs.length !== 0) return false;
  void store.act();
  return true;
}

function done(what: () => void): true {
  what();
  return true;
}

function click(root: ParentNode, key: string): boolean {
  const button = root.querySelector<HTMLButtonElement>(`[data-key="${key}"]`);
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

function clickNth(root: ParentNode, key: string, number: number): boolean {
  const button = root.querySelectorAll<HTMLButtonElement>(`[data-key="${key}"]`)[number - 1];
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

type Item = HTMLElement | SVGElement;

/** What glows, but for pictures of it. */
function glowingOf(items: Item[], store: TableStore): Item[] {
  const refs = store.ui.glows?.(store) ?? store.next;
  return items.filter(
    (item) => refs.has(item.dataset['ref'] ?? '') && !item.closest('[aria-hidden="true"]'),
  );
}

/** The next or previous thing anywhere that can be touched. */
function glowing({ root, store }: Keyboard, by: 1 | -1): boolean {
  const items = glowingOf(itemsOf(root), store);
  if (!items.length) return false;
  const focused = items.findIndex((item) => item.contains(document.activeElement));
  const start = focused < 0 ? (by > 0 ? -1 : 0) : focused;
  moveTo(items[(start + by + items.length) % items.length] as HTMLElement);
  return true;
}

/** Give a region the focus: its present thing, its first control, or itself. */
export function focusRegion(root: ParentNode, name: Region): boolean {
  const region = root.querySelector<HTMLElement>(`[data-region="${name}"]`);
  if (!region) return false;
  const inner =
    stopOf(region) ??
    region.querySelector<HTMLElement>('[data-key="act"]:not(:disabled)') ??
    region.querySelector<HTMLElement>('button:not(:disabled), input, a[href], textarea');
  if (inner) moveTo(inner);
  else region.focus();
  return true;
}
