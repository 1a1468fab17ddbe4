/** What follows a guide: a first game against somebody gentle; or the guide again. */
import { gameOf, type Onward } from '../games/registry';
import { botName, bots } from '../lib/bots.svelte';
import { t } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';
import type { TableForm } from '../lib/types';
import { quick } from '../lobby/quick.svelte';
import { winnersOf } from '../table/results';

export function afterGuide(store: TableStore): Onward | null {
  const { table, seat, state } = store;
  if (!table?.guide || seat === null || !state?.result) return null;
  const { game, language } = table;
  const rest = { game, language, public: false, watching: true, help: 'free' as const };
  const open = { ...rest, title: null, seed: null, clock: null };
  if (!winnersOf(store).includes(seat)) {
    const chairs: TableForm['chairs'] = [{ kind: 'me' }];
    return {
      label: t('web-learn-again'),
      form: { ...open, guide: table.guide, options: {}, chairs },
    };
  }
  const name = quick.gentlest;
  const known = bots.all.find((bot) => bot.name === name) ?? { name, title: name, step: 1 };
  const chairs = table.chairs.map((chair): TableForm['chairs'][number] =>
    chair.seat === seat ? { kind: 'me' } : { kind: 'bot', bot: name },
  );
  return {
    label: t('web-learn-next', { bot: botName(known) }),
    form: { ...open, guide: null, options: { ...gameOf(game).plan.first }, chairs },
  };
}
