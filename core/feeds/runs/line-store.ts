import type { LineFilter, LineIssueCode } from '@kardan/contract/values/feeds';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { DB, FeedLine } from '../../db/schema.gen.ts';
import type { FieldChange } from '../../listings/history/read-changes.ts';
import type { AppliedCar } from '../cars/applied-car.ts';
import { needsSomebody } from '../cars/line-issues.ts';
import { shortenChanges } from '../cars/shorten-changes.ts';
import type { LineIssue } from '../feed-car.ts';

/** Which run a line is of; `at`, when it was begun, says in which month the line lies. */
export interface LinesOf {
  id: string;
  createdAt: Date;
}

interface NewLine {
  place: number;
  line: number | null;
  dealershipId: number | null;
  applied: AppliedCar;
}

/** Keeps what became of cars; one without change or finding needs no line. */
export async function insertLines(tx: Tx, run: LinesOf, lines: readonly NewLine[]): Promise<void> {
  const told = lines.filter(({ applied }) => applied.fate !== 'unchanged' || applied.issues.length > 0);
  if (told.length === 0) return;
  const rows = told.map(({ place, line, dealershipId, applied }) => ({
    place,
    line,
    dealership_id: dealershipId,
    number: applied.car.number,
    site: applied.car.site,
    listing_id: applied.listingId,
    title: applied.title.slice(0, 200).toWellFormed(),
    fate: applied.fate,
    is_draft: applied.isDraft,
    needs_you: needsSomebody(applied.issues),
    has_locked: applied.issues.some(({ code }) => code === 'field-locked'),
    changes: shortenChanges(applied.changes),
    issues: applied.issues,
    revision: applied.revision,
  }));
  await sql`
    insert into feed_line (
      at, run_id, place, line, dealership_id, number, site, listing_id, title, fate, is_draft, needs_you, has_locked, changes,
      issues, revision)
    select ${run.createdAt}, ${run.id}, made.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (
      place integer, line integer, dealership_id integer, number text, site text, listing_id bigint, title text,
      fate car_fate, is_draft boolean, needs_you boolean, has_locked boolean, changes jsonb, issues jsonb, revision integer)
    `.execute(tx);
}

export interface LineScope {
  run: LinesOf;
  /** The dealerships whose lines are told. */
  visible: readonly number[];
  /** And those of which nobody knows the dealership. */
  withUnknown: boolean;
}

export function linesOf(db: Database | Tx, { run, visible, withUnknown }: LineScope) {
  return db
    .selectFrom('feedLine')
    .where('feedLine.at', '=', run.createdAt)
    .where('feedLine.runId', '=', run.id)
    .where((where) =>
      where.or([
        where('feedLine.dealershipId', '=', sql<number>`any(${visible}::integer[])`),
        ...(withUnknown ? [where('feedLine.dealershipId', 'is', null)] : []),
      ]),
    );
}

const conditions: Record<LineFilter, (where: ExpressionBuilder<DB, 'feedLine'>) => ReturnType<typeof sql<SqlBool>>> = {
  'needs-you': () => sql<SqlBool>`needs_you`,
  refused: () => sql<SqlBool>`fate = 'refused'`,
  locked: () => sql<SqlBool>`has_locked`,
  withdrawn: () => sql<SqlBool>`fate = 'withdrawn'`,
  created: () => sql<SqlBool>`fate = 'created'`,
  changed: () => sql<SqlBool>`fate = 'changed'`,
  all: () => sql<SqlBool>`true`,
};

export interface LineQuery {
  filter: LineFilter;
  code?: LineIssueCode | undefined;
  column?: string | undefined;
  /** How many lines were told before. */
  after: number;
  limit: number;
}

/** Lines of a run: what is not online first, then by place. */
export async function loadLines(db: Database, scope: LineScope, { filter, code, column, after, limit }: LineQuery) {
  const wanted = JSON.stringify([{ ...(code && { code }), ...(column && { column }) }]);
  const rows = await linesOf(db, scope)
    .leftJoin('listing', 'listing.id', 'feedLine.listingId')
    .leftJoin('listingDraft', 'listingDraft.id', 'feedLine.listingId')
    .select([
      'place',
      'line',
      'number',
      'site',
      'feedLine.dealershipId',
      'feedLine.listingId',
      'feedLine.title',
      'fate',
    ])
    .select(['isDraft', 'feedLine.changes', 'issues', 'feedLine.revision', 'undone'])
    .select(
      sql<string | null>`coalesce(listing.state::text, case when listing_draft.id is not null then 'draft' end)`.as(
        'state',
      ),
    )
    .where(conditions[filter])
    .$if(code !== undefined || column !== undefined, (query) => query.where(sql<SqlBool>`issues @> ${wanted}::jsonb`))
    .orderBy(sql`fate <> 'refused'`)
    .orderBy(sql`not is_draft`)
    .orderBy('place')
    .offset(after)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    changes: row.changes as unknown as FieldChange[],
    issues: row.issues as unknown as LineIssue[],
  }));
}

export async function countLines(db: Database, scope: LineScope): Promise<Record<LineFilter, number>> {
  const { rows } = await sql<Record<LineFilter, number>>`
    select count(*) filter (where needs_you)::integer as "needs-you",
      count(*) filter (where fate = 'refused')::integer as refused,
      count(*) filter (where has_locked)::integer as locked,
      count(*) filter (where fate = 'withdrawn')::integer as withdrawn,
      count(*) filter (where fate = 'created')::integer as created,
      count(*) filter (where fate = 'changed')::integer as changed,
      count(*)::integer as "all"
    from (${linesOf(db, scope).select(['needsYou', 'fate', 'hasLocked'])}) as line`.execute(db);
  return rows[0] as Record<LineFilter, number>;
}

/** The next lines of a run that changed something and were not taken back yet, last one first. */
export async function loadUndoable(tx: Tx, run: LinesOf, limit: number) {
  const rows = await tx
    .selectFrom('feedLine')
    .select(['place', 'dealershipId', 'listingId', 'fate', 'isDraft', 'changes', 'revision'])
    .where('at', '=', run.createdAt)
    .where('runId', '=', run.id)
    .where('fate', 'in', ['created', 'changed', 'withdrawn'])
    .where('undone', 'is', null)
    .where('listingId', 'is not', null)
    .where('dealershipId', 'is not', null)
    .orderBy('place', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    listingId: row.listingId as number,
    dealershipId: row.dealershipId as number,
    changes: row.changes as unknown as FieldChange[],
  }));
}

/** Notes what became of lines that were to be taken back, but for those that another worker has done since. */
export async function markUndone(
  tx: Tx,
  run: LinesOf,
  places: readonly number[],
  undone: NonNullable<FeedLine['undone']> & ('undone' | 'kept'),
): Promise<void> {
  await tx
    .updateTable('feedLine')
    .set({ undone })
    .where('at', '=', run.createdAt)
    .where('runId', '=', run.id)
    .where('place', '=', sql<number>`any(${places}::integer[])`)
    .where('undone', 'is', null)
    .execute();
}

/** What taking a run back would do: a car stays that was changed since in what the run had changed. */
export async function countUndo(db: Database, scope: LineScope) {
  const { rows } = await sql<{ created: number; changed: number; withdrawn: number; kept: number }>`
    select count(*) filter (where fate = 'created' and not is_kept)::integer as created,
      count(*) filter (where fate = 'changed' and not is_kept)::integer as changed,
      count(*) filter (where fate = 'withdrawn' and not is_kept)::integer as withdrawn,
      count(*) filter (where is_kept)::integer as kept
    from (
      select line.fate, case
        when line.revision is null then line.fate <> 'withdrawn' and (
          listing.id is not null or draft.id is null or line.fate = 'changed' and exists (
            select from jsonb_array_elements(line.changes) as changed
            where coalesce(draft.fields -> (changed ->> 'field'), 'null')
              <> coalesce(nullif(changed -> 'after', '[]'), 'null')
          )
        )
        when line.fate = 'created' or made.changes @> '[{"field": "state", "before": "draft"}]' then listing.state <> 'active'
        else exists (
          select from listing_revision as later, jsonb_array_elements(later.changes) as changed
          where later.listing_id = line.listing_id and later.revision > line.revision
            and made.changes @> jsonb_build_array(jsonb_build_object('field', changed -> 'field'))
        )
      end as is_kept
      from (${linesOf(db, scope)
        .select(['fate', 'listingId', 'revision', 'changes'])
        .where('fate', 'in', ['created', 'changed', 'withdrawn'])
        .where('undone', 'is', null)}) as line
      left join listing on listing.id = line.listing_id
      left join listing_draft as draft on draft.id = line.listing_id
      left join listing_revision as made on made.listing_id = line.listing_id and made.revision = line.revision
    ) as judged`.execute(db);
  return rows[0] ?? { created: 0, changed: 0, withdrawn: 0, kept: 0 };
}

/** Makes room for the lines of a month. */
export async function addLinePartition(db: Database, month: string): Promise<void> {
  await sql`select add_feed_line_partition(${month}::date)`.execute(db);
}

/** Forgets months of lines that ended so many days ago. */
export async function forgetLines(db: Database, days: number): Promise<void> {
  await sql`select forget_feed_lines(${days})`.execute(db);
}
