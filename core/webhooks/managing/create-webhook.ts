import { randomUUID } from 'node:crypto';
import type { Webhook } from '@kardan/contract/calls/admin/webhooks';
import { webhookBounds } from '@kardan/contract/values/webhooks';
import type { Actor } from '../../accounts/actor.ts';
import { noticeOwners } from '../../accounts/owners/notice-owners.ts';
import { requireFresh } from '../../accounts/second-factor/require-fresh.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure } from '../../kernel/errors.ts';
import { newSecret, sealSecret } from '../webhook-secret.ts';
import { checkAddress } from './check-address.ts';
import { findWebhooks, readWebhook, type WebhooksInSight } from './find-webhooks.ts';
import { presentWebhook } from './present-webhook.ts';
import { toldOfWebhook } from './told-of-webhook.ts';
import { countWebhooks, insertWebhook, type WantedWebhook, type WebhookOwner } from './webhook-store.ts';

/**
 * Has events of a dealership, or of every one of its group, sent to an address; the secret is told this once. It takes
 * data out of the house for good: that needs a fresh sign-in, and owners get a mail.
 */
export async function createWebhook(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
  dealership: string,
  { forGroup, ...wanted }: WantedWebhook & { forGroup: boolean },
): Promise<{ webhook: Webhook; secret: string }> {
  const inSight = await findWebhooks({ db }, actor, dealership, 'change');
  checkAddress(env, wanted.url);
  const owner = ownerOf(inSight, forGroup);
  const told = owner.groupId === null ? { dealershipId: owner.dealershipId } : { groupId: owner.groupId };
  const id = randomUUID();
  const secret = newSecret();
  return inTransaction(db, async (tx) => {
    await requireFresh(tx, actor);
    if ((await countWebhooks(tx, owner)) >= webhookBounds.webhooks) throw new Failure('too-many-webhooks');
    const events = [...new Set(wanted.events)];
    await insertWebhook(tx, { ...wanted, events, ...owner, id, secretEncrypted: sealSecret(env, id, secret) });
    await recordAct(tx, actor, {
      action: 'webhook.created',
      dealershipId: inSight.dealershipId,
      object: { id, label: wanted.name },
      after: toldOfWebhook(wanted),
    });
    await noticeOwners(tx, told, 'webhook-made', { webhookId: id, notice: 'made' });
    return { webhook: presentWebhook(await readWebhook(tx, inSight.scope, id)), secret };
  });
}

function ownerOf({ dealershipId, group }: WebhooksInSight, forGroup: boolean): WebhookOwner {
  if (!forGroup) return { dealershipId, groupId: null };
  if (!group) throw new Failure('forbidden');
  return { dealershipId: null, groupId: group.id };
}
