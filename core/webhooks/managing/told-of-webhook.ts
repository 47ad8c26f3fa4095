import type { WantedWebhook } from './webhook-store.ts';

/** What the audit keeps of a webhook: of its address only the host, since the rest may be a secret of the receiver. */
export function toldOfWebhook({ name, url, events }: Omit<WantedWebhook, 'events'> & { events: readonly string[] }) {
  return { name, host: new URL(url).host, events };
}
