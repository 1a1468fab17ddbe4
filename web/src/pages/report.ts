/** What somebody needs who shall mend an error; no names, no chat. */
import { version } from '../../package.json';
import { api, Refusal } from '../lib/api';
import { locale } from '../lib/i18n.svelte';
import type { Route } from '../lib/router.svelte';

export async function reportOf(error: unknown, route: Route): Promise<Record<string, unknown>> {
  return {
    version,
    page: route.page,
    language: locale.language,
    browser: navigator.userAgent,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    ...(route.page === 'table' ? await tableOf(route.id) : {}),
  };
}

async function tableOf(id: string): Promise<Record<string, unknown>> {
  try {
    const { game, options, seats, seed, seq, status } = await api.table(id);
    // A finished match can be told whole: its record is public anyway.
    const record = status === 'finished' ? await api.record(id) : undefined;
    return { table: id, game, options, seats, seed, seq, status, choices: record?.['choices'] };
  } catch (refused) {
    if (refused instanceof Refusal) return { table: id, trouble: refused.code };
    throw refused;
  }
}
