/** Cards in motion in the hand: they are dealt one after the other and close up when one leaves. */
import { animate, travel } from '../../lib/motion';
import type { UrbnoEvent } from './table';

/** Events after which a hand is a new one. */
const DEALT = new Set<UrbnoEvent['kind']>([
  'round',
  'dealt-anew',
  'swapped',
  'hands-crossed',
  'hands-moved',
  'half-picked',
]);
const APART = 60;

export function isDealt(events: readonly UrbnoEvent[]): boolean {
  return events.some(({ kind }) => DEALT.has(kind));
}

const heldIn = (dock: ParentNode): HTMLElement[] => [
  ...dock.querySelectorAll<HTMLElement>('[data-held]'),
];

/** Where every card of the hand is now. */
export function placesOf(dock: ParentNode): Map<string, DOMRect> {
  return new Map(
    heldIn(dock).map((card) => [card.dataset['held'] ?? '', card.getBoundingClientRect()]),
  );
}

export function deal(dock: ParentNode): void {
  for (const [i, card] of heldIn(dock).entries()) {
    const face = card.querySelector('.face-up');
    if (!face) continue;
    void animate(
      face,
      [
        { transform: 'translateY(-140px) rotate(2deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      'card',
      { delay: i * APART, fill: 'backwards' },
    );
  }
}

/** Cards that stay travel to their new places; in a fan they turn by themselves. */
export function closeUp(dock: ParentNode, before: ReadonlyMap<string, DOMRect>): void {
  for (const card of heldIn(dock)) {
    const from = before.get(card.dataset['held'] ?? '');
    if (!from || getComputedStyle(card).transform !== 'none') continue;
    if (Math.abs(from.x - card.getBoundingClientRect().x) > 1) void travel(card, from, 'move');
  }
}
