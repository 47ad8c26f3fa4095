import type { DisablingReason } from '@kardan/contract/values/webhooks';
import { noticeOwners } from '../../accounts/owners/notice-owners.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { failingDays, retryDelaySeconds } from './retry-schedule.ts';
import type { Attempt } from './send-message.ts';
import {
  disableWebhook,
  holdWebhook,
  insertAttempt,
  loadWaiting,
  saveFailingSince,
  saveSettled,
} from './settle-store.ts';

type HeldWebhook = NonNullable<Awaited<ReturnType<typeof holdWebhook>>>;

/** Up to here a retry has a job of its own; later ones the schedule of every minute finds soon enough. */
const soonSeconds = 60;
/** Gone: the receiver wants nothing more. */
const gone = 410;

/**
 * Notes what became of an attempt: delivered, to be tried again, or given up. A webhook that says it is gone, or lets nothing
 * through for three days, is disabled, and its owners are told.
 */
export async function settleDelivery(
  { db }: { db: Database },
  { id: deliveryId, webhookId }: { id: string; webhookId: string },
  attempt: Attempt,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const webhook = await holdWebhook(tx, webhookId);
    const waiting = webhook && (await loadWaiting(tx, deliveryId));
    if (!webhook || !waiting) return;
    await insertAttempt(tx, deliveryId, attempt);
    const tries = waiting.tries + 1;
    if (attempt.failure === null) {
      await saveSettled(tx, deliveryId, tries, { state: 'delivered' });
      if (webhook.failingSince) await saveFailingSince(tx, webhookId, null);
      return;
    }
    const isTest = waiting.type === 'test.ping';
    // Whoever tests is looking at it and presses again.
    const delaySeconds = isTest ? undefined : retryDelaySeconds(tries);
    if (delaySeconds === undefined) await saveSettled(tx, deliveryId, tries, { state: 'failed' });
    else await saveSettled(tx, deliveryId, tries, { state: 'waiting', delaySeconds });
    const reason = isTest ? undefined : disablingReason(webhook, attempt);
    if (reason) return disable(tx, webhook, reason);
    if (!isTest && !webhook.failingSince) await saveFailingSince(tx, webhookId, attempt.at);
    if (delaySeconds !== undefined && delaySeconds <= soonSeconds) {
      await enqueue(tx, 'deliver-webhooks', [{}], { delaySeconds });
    }
  });
}

function disablingReason({ failingSince }: HeldWebhook, { status, at }: Attempt): DisablingReason | undefined {
  if (status === gone) return 'gone';
  const failingMs = failingSince ? at.getTime() - failingSince.getTime() : 0;
  return failingMs >= failingDays * 86_400_000 ? 'failing' : undefined;
}

async function disable(tx: Tx, webhook: HeldWebhook, reason: DisablingReason): Promise<void> {
  const { id, name: label, dealershipId, groupId } = webhook;
  await disableWebhook(tx, id, reason);
  await recordAct(tx, portal, {
    action: 'webhook.disabled',
    ...(dealershipId !== null && { dealershipId }),
    object: { id, label },
    after: { reason },
  });
  await noticeOwners(tx, { dealershipId, groupId }, 'webhook-disabled', { webhookId: id });
}

const portal = { accountId: null, memberships: new Map<number, unknown>() };
