import { keyScopes } from '@kardan/contract/values/api-keys';
import type { Insertable } from 'kysely';
import { newKeyId, newKeyToken } from '../accounts/keys/key-token.ts';
import type { Database } from '../db/database.ts';
import type { ApiKey } from '../db/schema.gen.ts';

/** Inserts a key that may do all that keys may, with whatever the test says otherwise; it was used today. */
export async function buildKey(
  db: Database,
  overrides: Partial<Insertable<ApiKey>> & ({ dealershipId: number } | { groupId: number }),
): Promise<{ id: string; token: string }> {
  const { id, token, secretHash } = newKeyToken(newKeyId());
  await db
    .insertInto('apiKey')
    .values({
      id,
      secretHash,
      name: 'DMS',
      scopes: [...keyScopes],
      expiresAt: new Date(Date.now() + 86_400_000),
      lastUsedOn: new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Vienna' }).format(),
      ...overrides,
    })
    .execute();
  return { id, token };
}
