import type { ExportFormat } from '@kardan/contract/values/exports';
import type { Language } from '@kardan/contract/values/identifiers';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';
import { effectiveState } from '../../../db/effective-state.ts';
import { offerStates } from '../../../listings/changing/offer-rules.ts';

interface NewLink {
  dealershipId: number;
  name: string;
  format: ExportFormat;
  language: Language;
  withVin: boolean;
  tokenHash: Buffer;
}

export type StoredLink = Awaited<ReturnType<typeof loadLinks>>[number];

const columns = ['id', 'name', 'format', 'language', 'withVin', 'createdAt', 'lastUsedAt'] as const;

export function loadLinks(db: Database, dealershipId: number) {
  return db
    .selectFrom('exportLink')
    .select(columns)
    .where('dealershipId', '=', dealershipId)
    .orderBy(sql`name collate people`)
    .orderBy('id')
    .execute();
}

/** How many links a dealership has; whoever adds one waits for others who do. */
export async function countLinks(tx: Tx, dealershipId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('export links', ${dealershipId}))`.execute(tx);
  const { count } = await tx
    .selectFrom('exportLink')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('dealershipId', '=', dealershipId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function insertLink(tx: Tx, link: NewLink) {
  return tx.insertInto('exportLink').values(link).returning(columns).executeTakeFirstOrThrow();
}

export function deleteLink(tx: Tx, dealershipId: number, id: string) {
  return tx
    .deleteFrom('exportLink')
    .where('id', '=', id)
    .where('dealershipId', '=', dealershipId)
    .returning(['name', 'format'])
    .executeTakeFirst();
}

/** A link with whose it is, for a mail about it; undefined when it was revoked. */
export function loadLinkToTell(db: Database, id: string) {
  return db
    .selectFrom('exportLink')
    .innerJoin('dealership', 'dealership.id', 'exportLink.dealershipId')
    .select(['exportLink.name', 'exportLink.format', 'exportLink.withVin'])
    .select(['dealership.slug', 'dealership.name as dealershipName'])
    .where('exportLink.id', '=', id)
    .executeTakeFirst();
}

/** The link of a token, as long as its dealership is public, or a sandbox in which it is tried by one that may trade. */
export function loadLinkOfToken(db: Database, tokenHash: Buffer) {
  return db
    .selectFrom('exportLink')
    .innerJoin('dealership', 'dealership.id', 'exportLink.dealershipId')
    .select([
      'exportLink.id',
      'exportLink.dealershipId',
      'exportLink.format',
      'exportLink.language',
      'exportLink.withVin',
    ])
    .where('exportLink.tokenHash', '=', tokenHash)
    .where(effectiveState, 'in', ['active', 'sandbox'])
    .executeTakeFirst();
}

/** Notes that a link is used; a minute is exact enough, and spares most writes. */
export async function noteUse(db: Database, id: string): Promise<void> {
  await db
    .updateTable('exportLink')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('lastUsedAt', 'is', null), where('lastUsedAt', '<', sql<Date>`now() - interval '1 minute'`)]),
    )
    .execute();
}

/**
 * What everything in a file depends on, as one value: another one means another file. Names of the catalogue may change as
 * well, so that it lasts a day at most.
 */
export async function loadStockVersion(db: Database, dealershipId: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select md5(concat_ws(' ',
      current_date, dealership.revision,
      (
        select string_agg(concat(listing.id, ':', listing.revision), ',' order by listing.id) from listing
        where listing.dealership_id = dealership.id and listing.state in (${sql.join(offerStates.map((state) => sql.lit(state)))})
      )
    )) as version
    from dealership where id = ${dealershipId}`.execute(db);
  return rows[0]?.version ?? '';
}

/** How many of a dealership's cars Google's feed would have, and how many it has to leave out. */
export async function countForGoogle(db: Database, dealershipId: number) {
  const { cars, withoutVin } = await db
    .selectFrom('listing')
    .select(({ fn }) => [
      fn.countAll<number>().as('cars'),
      fn.countAll<number>().filterWhere('vin', 'is', null).as('withoutVin'),
    ])
    .where('dealershipId', '=', dealershipId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return { cars: Number(cars), withoutVin: Number(withoutVin) };
}
