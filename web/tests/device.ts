/** What the page is shown on: a desk at night, with all motion, until a test takes another layout. */
import type { Layout } from '../src/table/layout.svelte';

export const device: { layout: Layout } = { layout: 'desk' };
