/** This browser as one that shows notices, also while no page is open. */
import { Refusal } from './api';
import type { PushForm } from './types';

/** Whether there is a worker that could show them. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Ask the person, then the browser's maker, for an address of this browser. */
export async function subscribe(key: string): Promise<PushForm> {
  if (!canPush()) throw new Refusal('no-push', 'this browser shows no notices', 0);
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Refusal('not-granted', 'notices are not allowed', 0);
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    // One that was made for another server would never be told anything.
    if (old) await old.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    return {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    };
  } catch (error) {
    throw new Refusal('no-push', String(error), 0);
  }
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
