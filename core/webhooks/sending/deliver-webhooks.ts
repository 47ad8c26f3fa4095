import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Logger } from '../../kernel/log.ts';
import { messageId } from '../message-id.ts';
import { openSecret } from '../webhook-secret.ts';
import { type ClaimedDelivery, claimDue, giveUpBeyond, isSomethingDue } from './claim-store.ts';
import { type Sending, sendMessage } from './send-message.ts';
import { settleDelivery } from './settle-delivery.ts';

interface Services {
  db: Database;
  env: Env;
  log: Logger;
}

/** What one worker sends at once. */
const maxInFlight = 20;
/** What came meanwhile is looked for this often while something slow is under way. */
const lookEveryMs = 500;
/** Then it only waits for what is under way: a worker that is stopped has time for that. */
const takeForMs = 15_000;
/** What waits for one webhook at most; the oldest beyond are given up. */
const maxWaiting = 10_000;
const sendingByDefault: Sending & { maxWaiting?: number } = { timeoutMs: 10_000 };

/**
 * Sends what is due, side by side, few at a time to each address and for each owner: neither a slow receiver nor a dealership
 * with a lot to tell holds up others. Ends when nothing is due any more; who is killed meanwhile loses nothing, and what was
 * under way is sent once more under the same id.
 */
export async function deliverWebhooks(services: Services, sending = sendingByDefault): Promise<void> {
  const { db, log } = services;
  await keepBounded(services, sending.maxWaiting ?? maxWaiting);
  const inFlight = new Set<Promise<void>>();
  const takeUntil = Date.now() + takeForMs;
  while (Date.now() < takeUntil) {
    const room = maxInFlight - inFlight.size;
    const claimed = room > 0 ? await inTransaction(db, (tx) => claimDue(tx, room)) : [];
    for (const delivery of claimed) {
      const sent = deliver(services, delivery, sending)
        // Its claim runs out, and it is tried again.
        .catch((err: unknown) => log.error({ err, deliveryId: delivery.id }, 'webhook not settled'))
        .finally(() => inFlight.delete(sent));
      inFlight.add(sent);
    }
    if (inFlight.size === 0) return;
    await Promise.race([...inFlight, sleep(lookEveryMs)]);
  }
  await Promise.all(inFlight);
  if (await isSomethingDue(db)) await inTransaction(db, (tx) => enqueue(tx, 'deliver-webhooks', [{}]));
}

/** An address that takes less than happens must not fill the database. */
async function keepBounded({ db, log }: Services, most: number): Promise<void> {
  const crowded = await inTransaction(db, (tx) => giveUpBeyond(tx, most));
  for (const each of crowded) log.warn(each, 'oldest webhook deliveries given up: too many wait');
}

async function deliver(services: Services, delivery: ClaimedDelivery, sending: Sending): Promise<void> {
  const { env } = services;
  const { webhookId, eventId, url, body, secretEncrypted, previousSecretEncrypted } = delivery;
  const secrets = [secretEncrypted, previousSecretEncrypted]
    .filter((stored) => stored !== null)
    .map((stored) => openSecret(env, webhookId, stored));
  const attempt = await sendMessage(env, { id: messageId(eventId), url, body, secrets }, sending);
  await settleDelivery(services, delivery, attempt);
}
