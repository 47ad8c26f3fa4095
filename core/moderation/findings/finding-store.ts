import type { FindingKind } from '@kardan/contract/values/findings';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { Found } from './inspecting/found.ts';

/** Notes what was found. What is decided stays so unless its facts are others; what had ended is open again. */
export async function saveFindings(tx: Tx, found: readonly Found[]): Promise<void> {
  if (found.length === 0) return;
  await sql`
    insert into finding (kind, listing_id, other_listing_id, facts, detail)
    select distinct on (kind, "listingId", "otherListingId") kind, "listingId", "otherListingId", left(facts, 2000), detail
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      as found (kind finding_kind, "listingId" bigint, "otherListingId" bigint, facts text, detail jsonb)
    order by kind, "listingId", "otherListingId"
    on conflict (kind, listing_id, other_listing_id) do update set
      facts = excluded.facts,
      detail = excluded.detail,
      found_at = case when finding.state = 'open' then finding.found_at else now() end,
      state = 'open',
      decided_at = null,
      decided_by = null,
      why = null
    where finding.facts <> excluded.facts or finding.state = 'ended'`.execute(tx);
}

/**
 * Ends what is open of these cars and was not found again. Where a car of it is blocked, that was the act that it asked for, by
 * whoever gave the reasons.
 */
export async function endFindings(tx: Tx, listingIds: readonly number[], found: readonly Found[]): Promise<void> {
  await sql`
    update finding set
      state = case when block.id is null then 'ended'::finding_state else 'acted' end,
      decided_at = case when block.id is not null then block.issued_at end,
      decided_by = block.issued_by
    from finding as same
    left join lateral (
      select statement.id, statement.issued_at, statement.issued_by from statement_of_reasons as statement
      where statement.listing_id in (same.listing_id, same.other_listing_id)
        and statement.measure = 'block-listing' and statement.lifted_at is null
      order by statement.issued_at desc limit 1
    ) block on true
    where same.id = finding.id and finding.id in (
      select id from finding where state = 'open' and listing_id = any (${listingIds}::bigint[])
      union
      select id from finding where state = 'open' and other_listing_id = any (${listingIds}::bigint[])
    ) and not exists (
      select from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
        as found (kind finding_kind, "listingId" bigint, "otherListingId" bigint)
      where found.kind = finding.kind and found."listingId" = finding.listing_id
        and found."otherListingId" is not distinct from finding.other_listing_id
    )`.execute(tx);
}

export interface FindingPlace {
  at: string;
  id: string;
}

/** Open ones by when they were found, decided ones by when that was, the newest first. */
export function loadFindings(
  db: Database,
  { kind, state }: { kind: FindingKind; state: 'open' | 'decided' },
  { after, limit }: { after: FindingPlace | undefined; limit: number },
) {
  const column = state === 'open' ? 'finding.foundAt' : 'finding.decidedAt';
  return (
    db
      .selectFrom('finding')
      .leftJoin('account', 'account.id', 'finding.decidedBy')
      .select([
        'finding.id',
        'finding.kind',
        'finding.state',
        'finding.foundAt',
        'finding.listingId',
        'finding.otherListingId',
        'finding.detail',
        'finding.decidedAt',
        'finding.why',
        'account.displayName as decidedBy',
      ])
      // To the microsecond, as a cursor needs it.
      .select(sql<string>`${sql.ref(column)}::text`.as('place'))
      .where('finding.kind', '=', kind)
      .$if(state === 'open', (query) => query.where('finding.state', '=', 'open'))
      .$if(state === 'decided', (query) => query.where('finding.decidedAt', 'is not', null))
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(${sql.ref(column)}, finding.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy(column, 'desc')
      .orderBy('finding.id', 'desc')
      .limit(limit)
      .execute()
  );
}
export type StoredFinding = Awaited<ReturnType<typeof loadFindings>>[number];

/** How many are open, by kind. */
export async function countOpenFindings(db: Database): Promise<Map<FindingKind, number>> {
  const rows = await db
    .selectFrom('finding')
    .select(['kind', (row) => row.fn.countAll<number>().as('count')])
    .where('state', '=', 'open')
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

/** Holds a finding until the transaction ends. */
export function lockFinding(tx: Tx, findingId: string) {
  return tx
    .selectFrom('finding')
    .innerJoin('listing', 'listing.id', 'finding.listingId')
    .select([
      'finding.id',
      'finding.kind',
      'finding.state',
      'finding.listingId',
      'finding.otherListingId',
      'listing.title',
      'listing.dealershipId',
    ])
    .where('finding.id', '=', findingId)
    .forUpdate('finding')
    .executeTakeFirst();
}

export async function saveDecision(
  tx: Tx,
  findingId: string,
  decision: { state: 'dismissed'; decidedBy: number | null; why: string | null } | { state: 'open' },
): Promise<void> {
  const decided =
    decision.state === 'open'
      ? { decidedBy: null, why: null, decidedAt: null }
      : { decidedBy: decision.decidedBy, why: decision.why, decidedAt: sql<Date>`now()` };
  await tx
    .updateTable('finding')
    .set({ state: decision.state, ...decided })
    .where('id', '=', findingId)
    .execute();
}
