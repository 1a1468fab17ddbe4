/** Making a passkey for whoever sits here. */
import { api } from '../../lib/api';
import { t } from '../../lib/i18n.svelte';
import { makePasskey, usePasskey } from '../../lib/passkeys';
import { me } from '../../lib/settings.svelte';

export async function addPasskey(): Promise<void> {
  const made = await makePasskey(await api.beginPasskey(), deviceName());
  await me.become(() => api.addPasskey(made));
}

export const enterByPasskey = (): Promise<void> =>
  me.become(async () => api.loginByPasskey(await usePasskey(await api.beginPasskeyLogin())));

/** What to call it at first: the system it is made on. */
function deviceName(): string {
  const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux', 'CrOS'];
  const system = systems.find((name) => navigator.userAgent.includes(name));
  return system ? t('web-passkey-on', { system }) : t('web-passkey');
}
