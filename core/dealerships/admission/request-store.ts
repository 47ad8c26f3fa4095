import type { LegalForm } from '@kardan/contract/values/dealership-profile';
import type { RequestState, RequestTab, WishedFeed } from '@kardan/contract/values/dealership-requests';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { DealershipRequest } from '../../db/schema.gen.ts';
import type { TimePlace } from '../../kernel/time-cursor.ts';

export type StoredRequest = NonNullable<Awaited<ReturnType<typeof loadRequest>>>;
export type NewRequest = Omit<Insertable<DealershipRequest>, 'state' | 'id' | 'reference' | 'nameKey'>;

const day = (column: 'due_on') => sql<string>`to_char(${sql.ref(`request.${column}`)}, 'YYYY-MM-DD')`;

export function insertRequest(tx: Tx, request: NewRequest) {
  return tx.insertInto('dealershipRequest').values(request).returning(['id', 'reference']).executeTakeFirstOrThrow();
}

/** A request with who has decided it and what became of it. */
export async function loadRequest(db: Database | Tx, requestId: string) {
  const row = await db
    .selectFrom('dealershipRequest as request')
    .leftJoin('account', 'account.id', 'request.decidedBy')
    .leftJoin('dealership', 'dealership.id', 'request.dealershipId')
    .selectAll('request')
    .select(day('due_on').as('dueDay'))
    .select(['account.displayName as deciderName', 'dealership.slug as dealershipSlug'])
    .select(['dealership.name as dealershipName', 'dealership.state as dealershipState'])
    .where('request.id', '=', requestId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { legalForm, state, feedFormat, ...rest } = row;
  return {
    ...rest,
    legalForm: legalForm as LegalForm,
    state: state as RequestState,
    feedFormat: feedFormat as WishedFeed,
  };
}

/** Holds a request against another operator's decision; whoever comes second sees what the first has decided. */
export async function holdRequest(tx: Tx, requestId: string): Promise<StoredRequest | undefined> {
  await tx.selectFrom('dealershipRequest').select('id').where('id', '=', requestId).forUpdate().execute();
  return loadRequest(tx, requestId);
}

type Decision =
  | { state: 'asked'; question: string; dueOn: string; askedAt: Date }
  | { state: 'approved'; dealershipId: number; decidedAt: Date; decidedBy: number | null }
  | { state: 'refused'; reasons: string; decidedAt: Date; decidedBy: number | null };

export async function saveDecision(tx: Tx, requestId: string, decision: Decision): Promise<void> {
  await tx.updateTable('dealershipRequest').set(decision).where('id', '=', requestId).execute();
}

export async function saveVatAnswer(
  db: Database,
  requestId: string,
  { answer, name }: { answer: 'valid' | 'invalid' | 'unreachable'; name: string | null },
): Promise<void> {
  await db
    .updateTable('dealershipRequest')
    .set({ vatAnswer: answer, vatName: name, vatCheckedAt: sql<Date>`now()` })
    .where('id', '=', requestId)
    .execute();
}

/** Has the answer looked up anew: until then none is shown. */
export async function clearVatAnswer(tx: Tx, requestId: string): Promise<void> {
  await tx
    .updateTable('dealershipRequest')
    .set({ vatAnswer: null, vatName: null, vatCheckedAt: null })
    .where('id', '=', requestId)
    .execute();
}

const columns = ['id', 'reference', 'state', 'name', 'postcode', 'city', 'carCount', 'createdAt', 'decidedAt'] as const;

/** Requests of a tab: undecided ones by the day on which they are due, decided ones the latest first. */
export async function loadRequests(
  db: Database,
  tab: RequestTab,
  { after, limit }: { after: TimePlace | undefined; limit: number },
) {
  const rows = db
    .selectFrom('dealershipRequest as request')
    .select(columns)
    .select(day('due_on').as('dueDay'))
    .limit(limit);
  if (tab === 'decided') {
    return rows
      .select(sql<string>`decided_at::text`.as('place'))
      .where('decidedAt', 'is not', null)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(decided_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy('decidedAt', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }
  return rows
    .select(day('due_on').as('place'))
    .where('state', '=', tab)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(due_on, id) > (${after?.at}::date, ${after?.id}::uuid)`),
    )
    .orderBy('dueOn')
    .orderBy('id')
    .execute();
}

export async function countRequests(db: Database): Promise<Record<RequestTab, number>> {
  const { rows } = await sql<Record<RequestTab, number>>`
    select
      count(*) filter (where state = 'open')::int as open,
      count(*) filter (where state = 'asked')::int as asked,
      count(*) filter (where decided_at is not null)::int as decided
    from dealership_request`.execute(db);
  return rows[0] ?? { open: 0, asked: 0, decided: 0 };
}

/** What somebody has asked for, oldest first. */
export function loadRequestsOf(db: Database, email: string) {
  return db
    .selectFrom('dealershipRequest')
    .select(['createdAt', 'reference', 'state', 'personName', 'email', 'phone', 'language', 'name', 'legalName'])
    .select(['legalForm', 'street', 'postcode', 'city', 'vatId', 'companyRegisterNumber', 'companyRegisterCourt'])
    .select(['gisaNumber', 'tradeAuthority', 'managingPersons', 'website', 'carCount', 'feedFormat', 'message'])
    .select(['termsVersion', 'processingContractVersion', 'question', 'askedAt', 'reasons', 'decidedAt'])
    .select(['vatAnswer', 'vatName', 'vatCheckedAt'])
    .where('email', '=', email)
    .orderBy('createdAt')
    .execute();
}

export async function deleteRequestsOf(db: Database, email: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('dealershipRequest').where('email', '=', email).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes what was decided, or last touched without ever being decided, so many months ago. */
export async function deleteOldRequests(db: Database, months: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('dealershipRequest')
    .where(sql<boolean>`coalesce(decided_at, updated_at) < now() - make_interval(months => ${months})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
