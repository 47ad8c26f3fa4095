import type { OwnDealership } from '@kardan/contract/calls/admin/account-fields';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface StoredSandbox {
  dealership: OwnDealership;
  cars: number;
  /** The day in Vienna on which a car or a key of it was used last, or it was made. */
  lastUsedOn: string;
}

const usedOn = sql<string>`
  to_char(greatest(
    sandbox.created_at,
    (select max(updated_at) from listing where dealership_id = sandbox.id),
    (select max(updated_at) from listing_draft where dealership_id = sandbox.id),
    (select max(last_used_on)::timestamp at time zone 'Europe/Vienna' from api_key where dealership_id = sandbox.id)
  ) at time zone 'Europe/Vienna', 'YYYY-MM-DD')`;

/** The sandbox of a dealership, if it has one. */
export async function loadSandbox(db: Database | Tx, dealershipId: number): Promise<StoredSandbox | undefined> {
  const { rows } = await sql<OwnDealership & Omit<StoredSandbox, 'dealership'>>`
    select
      sandbox.id, sandbox.slug, sandbox.name, city.name as place, sandbox.state, ${usedOn} as "lastUsedOn",
      (
        select count(*) from (
          select id from listing where dealership_id = sandbox.id
          union select id from listing_draft where dealership_id = sandbox.id
        ) as cars
      ) as cars
    from dealership as sandbox join city on city.id = sandbox.city_id
    where sandbox.sandbox_of = ${dealershipId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { lastUsedOn, cars, ...dealership } = row;
  return { dealership, cars, lastUsedOn };
}

/** Makes a sandbox like its dealership, unless there is one; one at a time. False when the dealership is one itself. */
export async function insertSandbox(tx: Tx, dealershipId: number): Promise<'made' | 'known' | 'is-sandbox'> {
  const real = await tx
    .selectFrom('dealership')
    .select('sandboxOf')
    .where('id', '=', dealershipId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (real.sandboxOf !== null) return 'is-sandbox';
  if (await loadSandbox(tx, dealershipId)) return 'known';
  // A slug that a removed sandbox had means nothing else any more: each has one of its own.
  await sql`
    insert into dealership (
      slug, state, sandbox_of, name, legal_name, street, city_id, latitude, longitude, phone, email, languages,
      vat_id, company_register_number, company_register_court, trade_authority, legal_form, seat, gisa_number, chamber, rules_url,
      managing_persons, is_pinned
    )
    select
      'sandbox-' || substr(md5(gen_random_uuid()::text), 1, 12), 'sandbox', id, name || ' (Sandbox)', legal_name, street, city_id, latitude, longitude, phone, email,
      languages, vat_id, company_register_number, company_register_court, trade_authority, legal_form, seat, gisa_number,
      chamber, rules_url, managing_persons, is_pinned
    from dealership where id = ${dealershipId}`.execute(tx);
  return 'made';
}

/** A car's row takes some hundred others with it: of 20,000 at once the statement would be ended before it is done. */
const carsAtOnce = 500;

/**
 * Deletes some of a sandbox's cars with all that hangs on them, and gives how many; with the last ones what was kept beside them.
 * Nothing of them was ever public or in the search index. One at a time: whoever waited for the same cars would take them for the last.
 */
export async function deleteSomeCars(tx: Tx, sandboxId: number): Promise<number> {
  await tx.selectFrom('dealership').select('id').where('id', '=', sandboxId).forNoKeyUpdate().execute();
  await tx.deleteFrom('listingSchedule').where('dealershipId', '=', sandboxId).execute();
  let deleted = 0;
  for (const table of [sql`listing_draft`, sql`listing`]) {
    const { numAffectedRows } = await sql`
      delete from ${table}
      where id in (select id from ${table} where dealership_id = ${sandboxId} order by id limit ${carsAtOnce})`.execute(
      tx,
    );
    deleted += Number(numAffectedRows);
  }
  if (deleted > 0) return deleted;
  await tx.deleteFrom('listingCreation').where('dealershipId', '=', sandboxId).execute();
  await tx.deleteFrom('feedCar').where('dealershipId', '=', sandboxId).execute();
  return 0;
}

/** The next sandbox that was not used for so many days, held; none of those. */
export async function holdUnusedSandbox(tx: Tx, days: number, butNot: readonly number[]): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from dealership as sandbox
    where sandbox_of is not null and id <> all(${butNot}::int[]) and ${usedOn} < to_char(now() - make_interval(days => ${days}), 'YYYY-MM-DD')
    limit 1 for update skip locked`.execute(tx);
  return rows[0]?.id;
}

export async function deleteSandbox(tx: Tx, sandboxId: number): Promise<void> {
  await tx.deleteFrom('dealership').where('id', '=', sandboxId).where('sandboxOf', 'is not', null).execute();
}
