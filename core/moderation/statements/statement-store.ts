import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { StatementOfReasons } from '../../db/schema.gen.ts';
import type { CasePlace } from '../cases/case-cursor.ts';
import { isAfter, microsOf } from '../cases/place-store.ts';

export type NewStatement = Omit<Insertable<StatementOfReasons>, 'id' | 'reference'>;
export type StoredStatement = NonNullable<Awaited<ReturnType<typeof loadStatement>>>;

const columns = [
  'id',
  'reference',
  'label',
  'listingId',
  'dealershipId',
  'measure',
  'facts',
  'ground',
  'clause',
  'territory',
  'foundBy',
  'isAutomated',
  'issuedAt',
  'issuedBy',
  'effectiveAt',
  'complaintUntil',
  'noticeId',
  'stateBefore',
  'endedAtBefore',
  'liftedAt',
  'liftedBecause',
] as const;

export function insertStatement(tx: Tx, statement: NewStatement) {
  return tx.insertInto('statementOfReasons').values(statement).returning(columns).executeTakeFirstOrThrow();
}

export function loadStatement(db: Database | Tx, statementId: string) {
  return db.selectFrom('statementOfReasons').select(columns).where('id', '=', statementId).executeTakeFirst();
}

/** The reasons for which a car is blocked now, held until the transaction ends. */
export function loadStatementInForce(tx: Tx, listingId: number) {
  return tx
    .selectFrom('statementOfReasons')
    .select(columns)
    .where('listingId', '=', listingId)
    .where('measure', '=', 'block-listing')
    .where('liftedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The newest reasons that a notice led to. */
export function loadStatementOfNotice(db: Database | Tx, noticeId: string) {
  return db
    .selectFrom('statementOfReasons')
    .select(columns)
    .where('noticeId', '=', noticeId)
    .orderBy('issuedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function saveLifted(
  tx: Tx,
  statementId: string,
  lifted: { liftedBecause: string; liftedBy: number | null },
): Promise<void> {
  await tx
    .updateTable('statementOfReasons')
    .set({ ...lifted, liftedAt: new Date() })
    .where('id', '=', statementId)
    .execute();
}

/** Statements of a dealership, newest first, those after a place in that order. */
export function loadStatementsOf(
  db: Database,
  dealershipId: number,
  { after, limit }: { after: CasePlace | undefined; limit: number },
) {
  return db
    .selectFrom('statementOfReasons')
    .select(columns)
    .select(microsOf('issuedAt').as('micros'))
    .where('dealershipId', '=', dealershipId)
    .$if(after !== undefined, (query) => query.where(isAfter(after as CasePlace, 'issuedAt', 'id', 'desc')))
    .orderBy('issuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Who a measure is told where the dealership has no owner who can sign in, and where it is read. */
export function loadDealershipToTell(db: Database | Tx, dealershipId: number) {
  return db
    .selectFrom('dealership')
    .select(['id', 'slug', 'name', 'email'])
    .where('id', '=', dealershipId)
    .executeTakeFirstOrThrow();
}

/** Deletes reasons that were given so many months ago, of measures that are lifted or whose car is gone, with their complaints. */
export async function deleteOldStatements(db: Database, months: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('statementOfReasons')
    .where('issuedAt', '<', sql<Date>`now() - make_interval(months => ${months})`)
    .where((row) => row.or([row('liftedAt', 'is not', null), row('listingId', 'is', null)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
