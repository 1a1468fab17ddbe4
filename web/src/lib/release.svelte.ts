/** The client as an app on the device: whether it is on line, and whether a newer one has come. */

const RELOADED = 'rulebound-reloaded';

class Release {
  offline = $state(!navigator.onLine);
  /** A newer version has been kept in the place of the one that is open. */
  newer = $state(false);
}

export const release = new Release();

addEventListener('offline', () => (release.offline = true));
addEventListener('online', () => (release.offline = false));

/** A part of a version that the server no longer has: the page begins again, once. */
addEventListener('vite:preloadError', (event) => {
  if (release.offline || sessionStorage.getItem(RELOADED)) return;
  sessionStorage.setItem(RELOADED, 'yes');
  event.preventDefault();
  location.reload();
});

/** Keep the shell for the next visit. Without a worker everything works as well, on line. */
export function install(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const before = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (before) release.newer = true;
  });
  serviceWorker.register('/sw.js').catch(() => undefined);
}
