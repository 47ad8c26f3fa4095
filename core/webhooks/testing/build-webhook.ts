import { randomUUID } from 'node:crypto';
import { webhookEvents } from '@kardan/contract/values/webhooks';
import type { Insertable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Webhook } from '../../db/schema.gen.ts';
import { loadEnv } from '../../env.ts';
import { newSecret, sealSecret } from '../webhook-secret.ts';

/** Inserts a webhook that listens to everything, with whatever the test says otherwise; gives its secret as well. */
export async function buildWebhook(
  db: Database,
  owner: { dealershipId: number } | { groupId: number },
  url: string,
  overrides: Partial<Insertable<Webhook>> = {},
): Promise<{ id: string; secret: string }> {
  const id = randomUUID();
  const secret = newSecret();
  const secretEncrypted = sealSecret(loadEnv(), id, secret);
  await db
    .insertInto('webhook')
    .values({ id, name: 'Lagersystem', url, events: [...webhookEvents], secretEncrypted, ...owner, ...overrides })
    .execute();
  return { id, secret };
}
