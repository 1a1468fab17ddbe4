/** How the table is laid out on this screen. Widths are in em: larger text takes fewer columns. */
import { MediaQuery } from 'svelte/reactivity';

/**
 * desk: two rails beside the board · slim: the left rail is a strip of marks · column: a tablet held
 * upright · phone · flat: a phone held sideways.
 */
export type Layout = 'desk' | 'slim' | 'column' | 'phone' | 'flat';

const wide = new MediaQuery('(min-width: 75em)');
const middling = new MediaQuery('(min-width: 48em)');
const lying = new MediaQuery('(orientation: landscape)');
const low = new MediaQuery('(max-height: 30em)');
const close = new MediaQuery('(max-height: 50em)');

class Screen {
  get layout(): Layout {
    if (low.current && lying.current) return 'flat';
    if (wide.current) return 'desk';
    if (!middling.current) return 'phone';
    return lying.current ? 'slim' : 'column';
  }

  /** Few lines high: what stands in the rails is closer together. */
  get low(): boolean {
    return close.current;
  }

  /** In the hand: the bar is at the lower edge. */
  get compact(): boolean {
    return this.layout === 'phone' || this.layout === 'flat';
  }
}

export const screen = new Screen();
