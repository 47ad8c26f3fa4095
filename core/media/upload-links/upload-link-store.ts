import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

/** Days that a link stays on record after its end. */
const keptDays = 1;

interface NewLink {
  tokenHash: Buffer;
  listingId: number;
  dealershipId: number;
  accountId: number;
  minutes: number;
}

/** Stores a car's link and ends its former one; links of yesterday are forgotten. */
export async function insertLink(tx: Tx, { minutes, accountId, ...link }: NewLink) {
  await revokeLinks(tx, link.listingId);
  await tx
    .deleteFrom('uploadLink')
    .where('expiresAt', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute();
  return tx
    .insertInto('uploadLink')
    .values({
      ...link,
      accountId: sql<number | null>`(select id from account where id = ${accountId})`,
      expiresAt: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .returning(['expiresAt', 'lastUsedAt'])
    .executeTakeFirstOrThrow();
}

export async function revokeLinks(tx: Tx, listingId: number): Promise<void> {
  await tx
    .updateTable('uploadLink')
    .set({ revokedAt: sql<Date>`now()` })
    .where('listingId', '=', listingId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** The car's link that is not over, with whose it is. */
export function loadOpenLink(db: Database, listingId: number) {
  return openLinks(db)
    .select(['uploadLink.expiresAt', 'uploadLink.lastUsedAt', 'uploadLink.dealershipId', 'uploadLink.accountId'])
    .where('uploadLink.listingId', '=', listingId)
    .executeTakeFirst();
}

/** The link of a token that is not over, with whose it is. */
export function loadLinkOfToken(db: Database | Tx, tokenHash: Buffer) {
  return openLinks(db)
    .innerJoin('dealership', 'dealership.id', 'uploadLink.dealershipId')
    .select(['uploadLink.id', 'uploadLink.listingId', 'uploadLink.dealershipId', 'uploadLink.accountId'])
    .select(['uploadLink.expiresAt', 'dealership.name as dealershipName'])
    .where('uploadLink.tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/** Notes that a link was looked at. */
export async function noteLinkUse(db: Database, id: string): Promise<void> {
  await db.updateTable('uploadLink').set({ lastUsedAt: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** Counts a file that comes by a link; false where as many as may have come, also at the same moment. */
export async function countLinkUpload(db: Database, id: string, maxUploads: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploadLink')
    .set((row) => ({ lastUsedAt: sql<Date>`now()`, uploads: row('uploads', '+', 1) }))
    .where('id', '=', id)
    .where('uploads', '<', maxUploads)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function openLinks(db: Database | Tx) {
  return db
    .selectFrom('uploadLink')
    .where('uploadLink.revokedAt', 'is', null)
    .where('uploadLink.expiresAt', '>', sql<Date>`now()`);
}
