import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';

/** Inserts a group of dealerships. */
export function buildGroup(db: Database, name = 'Gruppe'): Promise<{ id: number; slug: string; name: string }> {
  return db
    .insertInto('dealerGroup')
    .values({ slug: `gruppe-${randomBytes(6).toString('hex')}`, name })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow();
}

/** A company account that the group has set up and an operator has confirmed the domain of. */
export async function buildCompanyAccount(
  db: Database,
  { groupId, domain, dealershipId = null }: { groupId: number; domain: string; dealershipId?: number | null },
): Promise<number> {
  const { id: providerId } = await db
    .insertInto('identityProvider')
    .values({
      groupId,
      issuer: 'https://login.firma.example',
      clientId: 'kardan',
      secretEncrypted: 'none',
      roleClaim: 'groups',
      roleClaims: JSON.stringify([{ value: 'verkauf', role: 'dealer-staff', dealershipId }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('identityProviderDomain').values({ providerId, domain, confirmedAt: new Date() }).execute();
  return providerId;
}
