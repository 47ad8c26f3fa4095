import type { AgreementKind } from '@kardan/contract/values/dealership-profile';
import type { Language } from '@kardan/contract/values/identifiers';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { AnnouncedVersion } from './version-rules.ts';

export interface StoredVersion extends AnnouncedVersion {
  id: string;
  textUrl: string | null;
  summary: string;
}

/** All versions of all kinds: a handful. */
export async function loadVersions(db: Database | Tx): Promise<StoredVersion[]> {
  const rows = await db
    .selectFrom('agreementVersion')
    .select(['id', 'kind', 'version', 'textUrl', 'summary'])
    .select(sql<string>`to_char(valid_from, 'YYYY-MM-DD')`.as('validFrom'))
    .orderBy('validFrom')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as AgreementKind }));
}

/** One announcement at a time. */
export async function lockVersions(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('agreement-versions', 0))`.execute(tx);
}

export async function insertVersion(
  tx: Tx,
  version: Omit<StoredVersion, 'id'> & { announcedBy: number | null },
): Promise<string> {
  const { id } = await tx
    .insertInto('agreementVersion')
    .values({ ...version, announcedAt: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What is told of a version's announcement, and how many dealerships have accepted it. */
export function loadAnnouncements(db: Database) {
  return db
    .selectFrom('agreementVersion as version')
    .leftJoin('account', 'account.id', 'version.announcedBy')
    .select(['version.id', 'version.announcedAt', 'version.mailedCount', 'version.mailedAt'])
    .select('account.displayName as announcedBy')
    .select(
      sql<number>`(
        select count(*)::int from agreement
        where agreement.kind = version.kind and agreement.version = version.version
      )`.as('accepted'),
    )
    .execute();
}

/** In trade: whoever is let in and neither closed nor a sandbox. */
const inTrade = sql<boolean>`dealership.state in ('requested', 'active', 'suspended')`;

function acceptedOneOf(kind: AgreementKind, versions: readonly string[]) {
  return sql<boolean>`exists (
    select from agreement
    where agreement.dealership_id = dealership.id and agreement.kind = ${kind} and agreement.version = any (${versions}::text[])
  )`;
}

export async function countOutstanding(
  db: Database,
  kind: AgreementKind,
  versions: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from dealership where ${inTrade} and not ${acceptedOneOf(kind, versions)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface OutstandingPlace {
  name: string;
  id: number;
}

/** Dealerships in trade that have accepted none of the versions, by name, after a place in that order. */
export async function loadOutstanding(
  db: Database,
  { kind, versions }: { kind: AgreementKind; versions: readonly string[] },
  { after, limit }: { after: OutstandingPlace | undefined; limit: number },
) {
  return db
    .selectFrom('dealership')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .select(['dealership.id', 'dealership.slug', 'dealership.name', 'dealership.state', 'dealership.nameKey'])
    .select(['city.postcode', 'city.name as cityName'])
    .select(
      sql<string | null>`(
        select agreement.version from agreement
        where agreement.dealership_id = dealership.id and agreement.kind = ${kind}
        order by accepted_at desc limit 1
      )`.as('accepted'),
    )
    .where(inTrade)
    .where(sql<boolean>`not ${acceptedOneOf(kind, versions)}`)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(dealership.name_key, dealership.id) > (${after?.name ?? ''}, ${after?.id ?? 0})`),
    )
    .orderBy('dealership.nameKey')
    .orderBy('dealership.id')
    .limit(limit)
    .execute();
}

/** The announcement that is being mailed, held; none when everybody has been written to. */
export function holdUnmailed(tx: Tx, versionId: string) {
  return tx
    .selectFrom('agreementVersion')
    .select(['mailedUntil', 'mailedCount'])
    .where('id', '=', versionId)
    .where('mailedAt', 'is', null)
    .where('announcedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The next owners after an account, by its number: of a dealership in trade, or of a group. */
export async function loadOwnersAfter(tx: Tx, after: number, limit: number) {
  const { rows } = await sql<{ id: number; email: string; language: Language }>`
    select id, email, language from account
    where state = 'active' and id > ${after} and (
      exists (
        select from membership join dealership on dealership.id = membership.dealership_id
        where membership.account_id = account.id and role = 'dealer-owner' and accepted_at is not null and ${inTrade}
      )
      or exists (select from group_membership where account_id = account.id and role = 'group-owner')
    )
    order by id limit ${limit}`.execute(tx);
  return rows;
}

export async function saveMailed(
  tx: Tx,
  versionId: string,
  mailed: { mailedUntil: number; mailedCount: number; isDone: boolean },
): Promise<void> {
  const { isDone, ...columns } = mailed;
  await tx
    .updateTable('agreementVersion')
    .set({ ...columns, ...(isDone && { mailedAt: sql<Date>`now()` }) })
    .where('id', '=', versionId)
    .execute();
}

/** What the mail about a version says. */
export async function loadAnnounced(db: Database, versionId: string): Promise<StoredVersion | undefined> {
  return (await loadVersions(db)).find(({ id }) => id === versionId);
}
