import type { ChangeSource } from '@kardan/contract/values/stock';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

/** What one field was and became; of pictures the whole list. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

interface NewRevision {
  listingId: number;
  revision: number;
  source: ChangeSource;
  changes: readonly FieldChange[];
}

/** Keeps what revisions changed, with the name that their author has now; without account and name they are nobody's. */
export async function insertRevisions(
  tx: Tx,
  { accountId, actorName }: { accountId: number | null; actorName: string | null },
  revisions: readonly NewRevision[],
): Promise<void> {
  await sql`
    insert into listing_revision (listing_id, revision, account_id, actor_name, source, changes)
    select made."listingId", made.revision, account.id, coalesce(account.display_name, ${actorName}), made.source, made.changes
    from jsonb_to_recordset(${JSON.stringify(revisions)}::jsonb)
      as made ("listingId" bigint, revision integer, source change_source, changes jsonb)
    left join account on account.id = ${accountId}`.execute(tx);
}

export interface StoredRevision {
  revision: number;
  at: Date;
  actorName: string | null;
  source: ChangeSource;
  changes: FieldChange[];
}

/** The revisions of a listing, newest first. */
export async function loadRevisions(db: Database | Tx, listingId: number, limit: number): Promise<StoredRevision[]> {
  const rows = await db
    .selectFrom('listingRevision')
    .select(['revision', 'at', 'actorName', 'source', 'changes'])
    .where('listingId', '=', listingId)
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, changes: row.changes as unknown as FieldChange[] }));
}

/** What a revision of a listing changed. */
export async function loadRevision(tx: Tx, listingId: number, revision: number): Promise<FieldChange[] | undefined> {
  const row = await tx
    .selectFrom('listingRevision')
    .select('changes')
    .where('listingId', '=', listingId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.changes as unknown as FieldChange[] | undefined;
}
