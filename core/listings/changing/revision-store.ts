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
  accountId: number | null;
  /** Of what has no account: a key, a feed. */
  actorName: string | null;
  source: ChangeSource;
  changes: readonly FieldChange[];
}

/** Keeps what a revision changed, with the name that its author has now; without account and name it is nobody's. */
export async function insertRevision(tx: Tx, revision: NewRevision): Promise<void> {
  const { listingId, accountId, actorName, source, changes } = revision;
  await sql`
    insert into listing_revision (listing_id, revision, account_id, actor_name, source, changes)
    select ${listingId}, ${revision.revision}, account.id, coalesce(account.display_name, ${actorName}), ${source},
      ${JSON.stringify(changes)}
    from (values (1)) as one left join account on account.id = ${accountId}`.execute(tx);
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
