import type { KeyScope } from '@kardan/contract/values/api-keys';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

/** Whose keys: a dealership's, or a group's for all its dealerships. */
export type KeyOwner = { dealershipId: number } | { groupId: number };

export type StoredKey = Awaited<ReturnType<typeof loadKeys>>[number];

/** An owner's keys, the newest first; those that ended or were revoked so many days ago are not told any more. */
export function loadKeys(db: Database | Tx, owner: KeyOwner, { endedDays }: { endedDays: number }) {
  const known = sql<Date>`now() - make_interval(days => ${endedDays})`;
  return keysOf(db)
    .where(ownedBy(owner))
    .where('apiKey.expiresAt', '>', known)
    .where((key) => key.or([key('apiKey.revokedAt', 'is', null), key('apiKey.revokedAt', '>', known)]))
    .orderBy('apiKey.createdAt', 'desc')
    .orderBy('apiKey.id')
    .execute();
}

export async function loadGroupOf(db: Database, dealershipId: number): Promise<number | null> {
  const row = await db.selectFrom('dealership').select('groupId').where('id', '=', dealershipId).executeTakeFirst();
  return row?.groupId ?? null;
}

/** Forgets keys that ended or were revoked so many days ago. */
export async function deleteEndedKeys(db: Database, days: number): Promise<void> {
  const before = sql<Date>`now() - make_interval(days => ${days})`;
  await db
    .deleteFrom('apiKey')
    .where((key) => key.or([key('expiresAt', '<', before), key('revokedAt', '<', before)]))
    .execute();
}

/** A key of this owner, held. */
export function lockKey(tx: Tx, owner: KeyOwner, id: string) {
  return keysOf(tx).where(ownedBy(owner)).where('apiKey.id', '=', id).forUpdate('apiKey').executeTakeFirst();
}

function keysOf(db: Database | Tx) {
  return db
    .selectFrom('apiKey')
    .leftJoin('account', 'account.id', 'apiKey.createdBy')
    .select(['apiKey.id', 'apiKey.name', 'apiKey.groupId', 'apiKey.createdAt', 'apiKey.expiresAt', 'apiKey.revokedAt'])
    .select(['apiKey.lastUsedOn', 'apiKey.rotatedAt', 'apiKey.previousUntil', 'apiKey.secretHash'])
    .select('account.displayName as createdBy')
    .select(sql<KeyScope[]>`api_key.scopes`.as('scopes'))
    .select(sql<string[]>`api_key.networks::text[]`.as('networks'));
}

function ownedBy(owner: KeyOwner) {
  return 'dealershipId' in owner
    ? sql<boolean>`api_key.dealership_id = ${owner.dealershipId}`
    : sql<boolean>`api_key.group_id = ${owner.groupId}`;
}

export interface KeyFields {
  name: string;
  scopes: readonly KeyScope[];
  networks: readonly string[];
}

export async function insertKey(
  tx: Tx,
  owner: KeyOwner,
  { id, secretHash, name, scopes, networks, days, createdBy }: KeyFields & NewKey,
): Promise<void> {
  await tx
    .insertInto('apiKey')
    .values({
      ...owner,
      id,
      secretHash,
      name,
      scopes: [...scopes],
      networks: asNetworks(networks),
      expiresAt: inDays(days),
      createdBy,
    })
    .execute();
}

interface NewKey {
  id: string;
  secretHash: string;
  days: number;
  createdBy: number | null;
}

/** Lets no two be made for one owner at the same time, since they are counted. */
export async function lockKeysOf(tx: Tx, owner: KeyOwner): Promise<void> {
  const name = 'dealershipId' in owner ? `keys of dealership ${owner.dealershipId}` : `keys of group ${owner.groupId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export async function updateKey(
  tx: Tx,
  id: string,
  { name, scopes, networks, days }: KeyFields & { days?: number | undefined },
): Promise<void> {
  await tx
    .updateTable('apiKey')
    .set({
      name,
      scopes: [...scopes],
      networks: asNetworks(networks),
      // Its owners are told of the new end as well.
      ...(days !== undefined && { expiresAt: inDays(days), endToldAt: null }),
    })
    .where('id', '=', id)
    .execute();
}

/** A new secret; the one of before goes on for so many days, none before that does. */
export async function saveSecret(tx: Tx, id: string, secretHash: string, overlapDays: number): Promise<void> {
  const goesOn = overlapDays > 0;
  await tx
    .updateTable('apiKey')
    .set({
      secretHash,
      previousHash: goesOn ? sql<string>`secret_hash` : null,
      previousUntil: goesOn ? inDays(overlapDays) : null,
      rotatedAt: new Date(),
    })
    .where('id', '=', id)
    .execute();
}

export async function saveRevoked(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('apiKey')
    .set({ revokedAt: new Date(), previousHash: null, previousUntil: null })
    .where('id', '=', id)
    .execute();
}

function inDays(days: number) {
  return sql<Date>`now() + make_interval(days => ${days})`;
}

/** Addresses become networks of one, and networks lose what is beside their mask. */
function asNetworks(networks: readonly string[]) {
  return sql<string[]>`
    (select coalesce(array_agg(distinct network(each::inet)::cidr), '{}') from unnest(${[...networks]}::text[]) as each)`;
}

export async function loadSitesOfGroup(db: Database, groupId: number): Promise<number[]> {
  const rows = await db.selectFrom('dealership').select('id').where('groupId', '=', groupId).execute();
  return rows.map(({ id }) => id);
}
