import type { Webhook } from '@kardan/contract/calls/admin/webhooks';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { findWebhooks } from './find-webhooks.ts';
import { presentWebhook } from './present-webhook.ts';
import { loadWebhooks } from './webhook-store.ts';

/** The webhooks that an owner sees from a dealership, and the group that more can be made for. */
export async function listWebhooks(
  services: { db: Database },
  actor: Actor,
  dealership: string,
): Promise<{ items: Webhook[]; group: { id: number; name: string } | null }> {
  const { scope, group } = await findWebhooks(services, actor, dealership, 'read');
  const stored = await loadWebhooks(services.db, scope);
  return { items: stored.map(presentWebhook), group };
}
