/** Options with the fields that the game declares for their kinds. */
import { isOf } from '../../lib/told';
import type { OptionOf } from '../../lib/types';
import type { Options } from './wire';

export type H3Option<Kind extends keyof Options> = OptionOf<Options, Kind>;

/** Whether an option is of one of some kinds. */
export const is = isOf<Options>();
