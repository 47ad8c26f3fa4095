import { adminBase } from '../router/admin-base.ts';

/** Lets the browser keep the application itself, so that it opens without a connection. Not in development: files change there. */
export function workOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // Without it everything works, but for a start without a connection.
  navigator.serviceWorker.register(`${adminBase}/service-worker.js`, { scope: adminBase }).catch(() => undefined);
}
