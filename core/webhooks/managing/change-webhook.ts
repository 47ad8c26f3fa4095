import type { Webhook } from '@kardan/contract/calls/admin/webhooks';
import type { Actor } from '../../accounts/actor.ts';
import { noticeOwners } from '../../accounts/owners/notice-owners.ts';
import { requireFresh } from '../../accounts/second-factor/require-fresh.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { newSecret, openSecret, sealSecret } from '../webhook-secret.ts';
import { checkAddress } from './check-address.ts';
import { findWebhooks, holdWebhook, readWebhook } from './find-webhooks.ts';
import { presentWebhook } from './present-webhook.ts';
import { toldOfWebhook } from './told-of-webhook.ts';
import { deleteWebhook, replaceSecret, saveState, updateWebhook, type WantedWebhook } from './webhook-store.ts';

export interface WebhookReference {
  dealershipId: string;
  webhookId: string;
}

/**
 * Changes name, address and events; what waits goes to the new address. Another address, or more events, is as good as a new
 * webhook: it needs a fresh sign-in, and owners get a mail.
 */
export async function changeWebhook(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
  { dealershipId: dealership, webhookId }: WebhookReference,
  wanted: WantedWebhook,
): Promise<Webhook> {
  const { dealershipId, scope } = await findWebhooks({ db }, actor, dealership, 'change');
  checkAddress(env, wanted.url);
  return inTransaction(db, async (tx) => {
    const before = await holdWebhook(tx, scope, webhookId);
    const isWider = wanted.url !== before.url || wanted.events.some((event) => !before.events.includes(event));
    if (isWider) {
      await requireFresh(tx, actor);
      const owner = ownerOf(before, dealershipId);
      await noticeOwners(tx, owner, 'webhook-made', { webhookId, notice: 'made' });
    }
    await updateWebhook(tx, webhookId, { ...wanted, events: [...new Set(wanted.events)] });
    await recordAct(tx, actor, {
      action: 'webhook.changed',
      dealershipId,
      object: { id: webhookId, label: wanted.name },
      before: toldOfWebhook(before),
      after: toldOfWebhook(wanted),
    });
    return presentWebhook(await readWebhook(tx, scope, webhookId));
  });
}

/** Pauses a webhook or has it go on; one that we disabled comes back, and what failed before counts no more. */
export async function setWebhookState(
  { db }: { db: Database },
  actor: Actor,
  { dealershipId: dealership, webhookId }: WebhookReference,
  state: 'active' | 'paused',
): Promise<Webhook> {
  const { dealershipId, scope } = await findWebhooks({ db }, actor, dealership, 'change');
  return inTransaction(db, async (tx) => {
    const { name: label, state: before } = await holdWebhook(tx, scope, webhookId);
    if (state !== before) {
      await saveState(tx, webhookId, state);
      await recordAct(tx, actor, {
        action: 'webhook.changed',
        dealershipId,
        object: { id: webhookId, label },
        before: { state: before },
        after: { state },
      });
    }
    return presentWebhook(await readWebhook(tx, scope, webhookId));
  });
}

/** Removes a webhook with its log. */
export async function removeWebhook(
  { db }: { db: Database },
  actor: Actor,
  { dealershipId: dealership, webhookId }: WebhookReference,
): Promise<void> {
  const { dealershipId, scope } = await findWebhooks({ db }, actor, dealership, 'change');
  await inTransaction(db, async (tx) => {
    const before = await holdWebhook(tx, scope, webhookId);
    await deleteWebhook(tx, webhookId);
    const object = { id: webhookId, label: before.name };
    await recordAct(tx, actor, { action: 'webhook.removed', dealershipId, object, before: toldOfWebhook(before) });
  });
}

/**
 * Makes a new secret, told this once; the one before signs as well for a day, so that no receiver misses anything. Whoever has it
 * can sign as we do: it needs a fresh sign-in, and owners get a mail.
 */
export async function rotateWebhookSecret(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
  { dealershipId: dealership, webhookId }: WebhookReference,
): Promise<{ webhook: Webhook; secret: string }> {
  const { dealershipId, scope } = await findWebhooks({ db }, actor, dealership, 'change');
  const secret = newSecret();
  return inTransaction(db, async (tx) => {
    const { name: label, secretEncrypted, groupId } = await holdWebhook(tx, scope, webhookId);
    await requireFresh(tx, actor);
    // Encrypted anew as well: after a while no secret is left under an old key.
    const previous = sealSecret(env, webhookId, openSecret(env, webhookId, secretEncrypted));
    await replaceSecret(tx, webhookId, previous, sealSecret(env, webhookId, secret));
    await recordAct(tx, actor, { action: 'webhook.key-rotated', dealershipId, object: { id: webhookId, label } });
    await noticeOwners(tx, ownerOf({ groupId }, dealershipId), 'webhook-made', { webhookId, notice: 'rotated' });
    return { webhook: presentWebhook(await readWebhook(tx, scope, webhookId)), secret };
  });
}

/** Whose it is: the dealership's that it is looked at in, or its group's. */
function ownerOf({ groupId }: { groupId: number | null }, dealershipId: number) {
  return groupId === null ? { dealershipId } : { groupId };
}
