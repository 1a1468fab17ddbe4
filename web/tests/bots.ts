/** The bots that a server offers. */
import type { BotInfo } from '../src/lib/types';

export const BOTS: BotInfo[] = [
  { name: 'gentle', title: 'Gentle', step: 2 },
  { name: 'steady', title: 'Steady', step: 3 },
  { name: 'sharp', title: 'Sharp', step: 5 },
  { name: 'last', title: 'Late Larry', step: 0 },
];
