import type { OfficeSort } from '@kardan/contract/values/portal';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { DealershipState, RestrictionKind } from '../../db/schema.gen.ts';

export interface OfficeRow {
  id: number;
  slug: string;
  name: string;
  legalName: string;
  place: string;
  postcode: string;
  plateCode: string | null;
  state: DealershipState;
  group: { id: number; slug: string; name: string } | null;
  carsOnline: number;
  restrictions: RestrictionKind[];
  createdAt: Date;
  /** Of the order it is listed in, as a cursor needs it. */
  placeInOrder: string;
}

export interface OfficeFilter {
  /** Words without accents, all of which must be beginnings of its own. */
  words: readonly string[];
  state?: DealershipState | undefined;
  regionId?: number | undefined;
  groupId?: number | undefined;
  restricted?: boolean | undefined;
}

interface Order {
  key: RawBuilder<unknown>;
  /** What a cursor's text is read as. */
  type: RawBuilder<unknown>;
  isDescending: boolean;
}

const orders: Record<OfficeSort, Order> = {
  name: { key: sql`dealership.name`, type: sql`text collate people`, isDescending: false },
  newest: { key: sql`dealership.created_at`, type: sql`timestamptz`, isDescending: true },
  cars: { key: sql`coalesce(stock.online, 0)`, type: sql`integer`, isDescending: true },
};

/**
 * A page of all dealerships but sandboxes, those after a place in the order. Which ones they are is found first, from narrow
 * rows: what else is told is read for a page alone.
 */
export async function loadOfficeRows(
  db: Database,
  filter: OfficeFilter,
  { sort, after, limit }: { sort: OfficeSort; after?: { key: string; id: number } | undefined; limit: number },
): Promise<OfficeRow[]> {
  const { key, type, isDescending } = orders[sort];
  const direction = isDescending ? sql`desc` : sql`asc`;
  const beyond = isDescending ? sql`<` : sql`>`;
  const { rows } = await sql<OfficeRow>`
    with page as materialized (
      select dealership.id, ${key} as place
      from dealership ${sort === 'cars' ? withStock : sql``}
      where ${matching(filter)}
        ${after ? sql`and (${key}, dealership.id) ${beyond} (${after.key}::${type}, ${after.id}::integer)` : sql``}
      order by ${key} ${direction}, dealership.id ${direction}
      limit ${limit}
    )
    ${officeColumns}, page.place::text as "placeInOrder"
    ${officeTables} join page on page.id = dealership.id
    order by page.place ${direction}, dealership.id ${direction}`.execute(db);
  return rows;
}

/** One of them, whatever its state. */
export async function loadOfficeRow(db: Database, dealershipId: number): Promise<OfficeRow | undefined> {
  const { rows } = await sql<OfficeRow>`
    ${officeColumns}, '' as "placeInOrder" ${officeTables} where dealership.id = ${dealershipId}`.execute(db);
  return rows[0];
}

const officeColumns = sql`
    select
      dealership.id, dealership.slug, dealership.name, dealership.legal_name as "legalName", city.name as place,
      city.postcode, district.plate_code as "plateCode", dealership.state,
      case when dealer_group.id is not null then
        jsonb_build_object('id', dealer_group.id, 'slug', dealer_group.slug, 'name', dealer_group.name)
      end as "group",
      coalesce(stock.online, 0) as "carsOnline",
      array(
        select kind::text from dealership_restriction
        where dealership_id = dealership.id and lifted_at is null order by kind
      ) as restrictions,
      dealership.created_at as "createdAt"`;

const withStock = sql`left join dealership_stock stock on stock.dealership_id = dealership.id`;

const officeTables = sql`
    from dealership
    join city on city.id = dealership.city_id
    join district on district.id = city.district_id
    left join dealer_group on dealer_group.id = dealership.group_id
    ${withStock}`;

function matching({ words, state, regionId, groupId, restricted }: OfficeFilter): RawBuilder<unknown> {
  const conditions = [
    state === undefined ? sql`dealership.state <> 'sandbox'` : sql`dealership.state = ${state}::dealership_state`,
    ...(regionId === undefined ? [] : [sql`dealership.city_id = any (array(${citiesIn(regionId)}))`]),
    ...(groupId === undefined ? [] : [sql`dealership.group_id = ${groupId}`]),
    ...(restricted ? [isRestricted] : []),
    // Places are looked for once, not for each dealership.
    ...words.map(
      (word) => sql`(
        dealership.office_words like ${`% ${word}%`} or dealership.city_id = any (array(${citiesNamed(word)}))
      )`,
    ),
  ];
  return sql.join(conditions, sql` and `);
}

function citiesIn(regionId: number): RawBuilder<unknown> {
  return sql`
    select city.id from city join district on district.id = city.district_id where district.region_id = ${regionId}`;
}

function citiesNamed(word: string): RawBuilder<unknown> {
  return sql`
    select city.id from city
    where city.postcode like ${`${word}%`}
      or exists (select from unnest(city.name_words) as known where known like ${`${word}%`})`;
}

const isRestricted = sql`exists (
  select from dealership_restriction where dealership_id = dealership.id and lifted_at is null
)`;

export interface OfficeCounts {
  requested: number;
  active: number;
  suspended: number;
  closed: number;
  restricted: number;
}

/** Ten thousand dealerships are counted in a few milliseconds. */
export async function countDealerships(db: Database): Promise<OfficeCounts> {
  const { rows } = await sql<OfficeCounts>`
    select
      count(*) filter (where state = 'requested')::int as requested,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'suspended')::int as suspended,
      count(*) filter (where state = 'closed')::int as closed,
      (
        select count(distinct dealership_id)::int from dealership_restriction where lifted_at is null
      ) as restricted
    from dealership where state <> 'sandbox'`.execute(db);
  return rows[0] as OfficeCounts;
}

/** As the database folds names: what is searched for is folded the same. */
export async function foldWords(db: Database, text: string): Promise<string[]> {
  const { rows } = await sql<{ words: string[] }>`select fold_words(${text}) as words`.execute(db);
  return rows[0]?.words ?? [];
}

/** An index alone answers it: the cars are not read. */
export async function saveStockCounts(db: Database): Promise<void> {
  await sql`
    insert into dealership_stock (dealership_id, online)
    select dealership.id, count(listing.id)
    from dealership left join listing on listing.dealership_id = dealership.id and listing.state in ('active', 'reserved')
    group by dealership.id
    on conflict (dealership_id) do update set online = excluded.online, counted_at = now()
    where dealership_stock.online <> excluded.online`.execute(db);
}

/** How many cars a dealership may have, held against other changes. */
export function holdMaxCars(tx: Tx, dealershipId: number) {
  return tx
    .selectFrom('dealership')
    .select(['name', 'maxCars'])
    .where('id', '=', dealershipId)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveMaxCars(tx: Tx, dealershipId: number, maxCars: number): Promise<void> {
  await tx.updateTable('dealership').set({ maxCars }).where('id', '=', dealershipId).execute();
}
