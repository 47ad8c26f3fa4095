import { reencryptAccountSecrets } from '../accounts/reencrypt-account-secrets.ts';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { reencryptFeedSecrets } from '../feeds/sources/reencrypt-feed-secrets.ts';
import { reencryptWebhookSecrets } from '../webhooks/managing/reencrypt-webhook-secrets.ts';

/** Every room that stores secrets brings its own under the first key. */
const rooms = { accounts: reencryptAccountSecrets, feeds: reencryptFeedSecrets, webhooks: reencryptWebhookSecrets };

/** Encrypts every stored secret with the first key, after a new one was put in front; gives how many it changed. */
export async function reencryptSecrets(
  services: { db: Database; env: Env },
  onRoom: (room: string, done: number, total: number) => void = () => {},
): Promise<number> {
  const all = Object.entries(rooms);
  let changed = 0;
  for (const [place, [room, reencrypt]] of all.entries()) {
    onRoom(room, place, all.length);
    changed += await reencrypt(services);
  }
  return changed;
}
