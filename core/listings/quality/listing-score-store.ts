import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { ConditionKind, Taxation } from '../../db/schema.gen.ts';

export async function loadLastListingId(db: Database): Promise<number> {
  const { lastId } = await db
    .selectFrom('listing')
    .select((row) => row.fn.max('id').as('lastId'))
    .executeTakeFirstOrThrow();
  return lastId ?? 0;
}

interface Scored {
  id: number;
  conditionKind: ConditionKind | null;
  taxation: Taxation | null;
  score: number;
}

/** Writes what differs, in one statement. */
export async function saveScores(tx: Tx, listings: readonly Scored[]): Promise<void> {
  await sql`
    update listing
    set quality_score = scored.score, condition_kind = scored.condition_kind, taxation = scored.taxation
    from unnest(
      ${listings.map(({ id }) => id)}::bigint[],
      ${listings.map(({ score }) => score)}::smallint[],
      ${listings.map(({ conditionKind }) => conditionKind)}::condition_kind[],
      ${listings.map(({ taxation }) => taxation)}::taxation[]
    ) as scored (id, score, condition_kind, taxation)
    where listing.id = scored.id
      and (listing.quality_score, listing.condition_kind, listing.taxation)
        is distinct from (scored.score, scored.condition_kind, scored.taxation)`.execute(tx);
}
