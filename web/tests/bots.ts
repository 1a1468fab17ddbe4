/** The bots that a server offers. */
import type { BotInfo } from '../src/lib/types';

export const BOTS: BotInfo[] = [
  { name: 'gentle', title: 'Gentle' },
  { name: 'steady', title: 'Steady' },
  { name: 'sharp', title: 'Sharp' },
  { name: 'last', title: 'Late Larry' },
];
