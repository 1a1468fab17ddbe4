/** The bots that can sit at a table: the server knows them, and what to call one that we cannot name. */
import { api } from './api';
import { has, t } from './i18n.svelte';
import type { BotInfo } from './types';

/** Who sits down where nobody else was asked for. */
export const USUAL = 'steady';

class Bots {
  all = $state.raw<readonly BotInfo[]>([]);
  private asked: Promise<void> | null = null;

  /** Ask the server once; a later call tries again if it did not answer. */
  load(): Promise<void> {
    this.asked ??= api.bots().then(
      (all) => void (this.all = all),
      () => void (this.asked = null),
    );
    return this.asked;
  }

  /** Another bot than this one. */
  other(name: string): string {
    const others = this.all.filter((bot) => bot.name !== name);
    return (others.find((bot) => bot.name === USUAL) ?? others[0])?.name ?? USUAL;
  }
}

export const bots = new Bots();

/** "Gentle" */
export function botName({ name, title }: BotInfo): string {
  const message = `web-bot-${name}`;
  return has(message) ? t(message) : title;
}

/** What a bot with a character is like. */
export function botLine({ name }: BotInfo): string {
  const message = `web-bot-${name}-line`;
  return has(message) ? t(message) : '';
}

/** "Bot, Gentle" */
export const botTitle = (bot: BotInfo | null): string =>
  bot ? t('web-table-bot', { strength: botName(bot) }) : t('web-set-bot');

/** "a gentle bot", "3 gentle bots", "Pip" */
export function botsInWords(bot: BotInfo | null, count: number): string {
  if (bot && count === 1 && botLine(bot)) return botName(bot);
  const message = `web-chair-${bot?.name}`;
  if (has(message)) return t(message, { count });
  return count > 1 ? `${botTitle(bot)} × ${count}` : botTitle(bot);
}
