/** The signs by which the gallery shows the things of Heroes III. */
import type { Card } from '../../lib/types';
import { cut } from '../../lib/words';
import type { Drawn } from '../registry';
import { STRANGE_CHARGE, chargeOf } from './heraldry/arms';
import { cardIcon, unitIcon } from './icons';
import { MINE_ICONS, NEWS_ICONS, ROLE_ICONS, signOf } from './map/icons';
import { factsOf } from './model';

/** The sign of a thing that is no hero and no tile. */
export function signFor({ ref, traits }: Card, drawn: Drawn): string {
  const facts = factsOf(drawn);
  const [kind, id] = cut(ref);
  if (traits['kind']?.includes('ai')) return STRANGE_CHARGE;
  switch (kind) {
    case 'card':
      return cardIcon(facts, id);
    case 'unit':
      return unitIcon(facts, id);
    case 'hero':
      return chargeOf(id) ?? STRANGE_CHARGE;
    case 'building':
      return ROLE_ICONS[facts?.map.buildings[id]?.role ?? ''] ?? 'castle';
    case 'location':
      return id === 'mine' ? MINE_ICONS.gold : (signOf(null, id) ?? 'flying-flag');
    case 'week':
      return NEWS_ICONS['proclaimed'] ?? STRANGE_CHARGE;
    case 'event':
      return NEWS_ICONS['event'] ?? STRANGE_CHARGE;
    default:
      return 'flying-flag';
  }
}
