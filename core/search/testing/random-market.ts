import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { indexListings } from '../index/index-listings.ts';
import { randomCar } from './random-cars.ts';
import type { KnownValues } from './random-requests.ts';

const dealerships = 12;

/** A database and an index with the same random cars, and the values that requests about them can name. */
export interface RandomMarket extends AsyncDisposable {
  database: TestDatabase;
  services: { db: TestDatabase['db']; search: TestIndex['search'] };
  known: KnownValues;
}

/** The same cars in every run: so many of twelve dealerships, some of them not on offer, one dealership suspended. */
export async function createRandomMarket(cars: number): Promise<RandomMarket> {
  const [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  const services = { db: database.db, search: index.search };
  const known = await fillWithRandomCars(database, cars);
  for (let first = 1; first <= cars; first += 1_000) {
    const ids = Array.from({ length: 1_000 }, (_, i) => first + i);
    const { failed } = await indexListings(services, ids);
    if (failed.length > 0) throw new Error(`not indexed: ${JSON.stringify(failed)}`);
  }
  await index.refresh();
  return {
    database,
    services,
    known,
    async [Symbol.asyncDispose]() {
      await Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]);
    },
  };
}

async function fillWithRandomCars({ db }: TestDatabase, cars: number): Promise<KnownValues> {
  const draw = seeded(20261115);
  const models = await db.selectFrom('model').select(['id', 'makeId']).where('makeId', 'in', [10, 20, 30]).execute();
  const cities = await db.selectFrom('city').select(['id', 'postcode', 'latitude', 'longitude']).execute();
  const pick = <T>(list: T[]) => list[Math.floor(draw() * list.length)] as T;
  for (let id = 1; id <= dealerships; id += 1) {
    const city = pick(cities);
    const name = `Autohaus ${id}`;
    await sql`insert into dealership (id, slug, state, name, legal_name, street, city_id, latitude, longitude, email)
      values (${id}, ${`autohaus-${id}`}, ${id === dealerships ? 'suspended' : 'active'}::dealership_state, ${name}, ${name},
      'Hauptplatz 1', ${city.id}, ${city.latitude}, ${city.longitude}, 'info@autohaus.example')`.execute(db);
  }
  const rows = Array.from({ length: cars }, (_, i) =>
    randomCar(draw, i + 1, { models, cityIds: cities.map((city) => city.id) }),
  );
  const columns = Object.keys(rows[0] as object);
  await sql`insert into listing (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(column)))}
    from json_populate_recordset(null::listing, ${JSON.stringify(rows)}::json)`.execute(db);
  await rateSomehow(db);
  const vehicles = await sql<{ name: string }>`
    select make.slug as name from make where id in (10, 20, 30) union all
    select make.slug || '/' || model.slug from model join make on make.id = make_id where make_id in (10, 20, 30)
    limit 60`.execute(db);
  const slugsOf = async (table: 'region' | 'district') =>
    (await db.selectFrom(table).select('slug').execute()).map(({ slug }) => slug);
  return {
    vehicles: vehicles.rows.map(({ name }) => name),
    postcodes: Array.from({ length: 40 }, () => pick(cities).postcode),
    slugs: {
      dealership: Array.from({ length: dealerships }, (_, i) => `autohaus-${i + 1}`),
      region: await slugsOf('region'),
      district: await slugsOf('district'),
    },
  };
}

/** Ratings of four cars in five, by their numbers: what they are does not matter here, only that ties and gaps are common. */
async function rateSomehow(db: TestDatabase['db']): Promise<void> {
  await sql`
    insert into listing_rating (listing_id, price_model_id, listing_revision, label, sample_size, estimate_eur,
      band_low_eur, band_high_eur, scale_low_eur, scale_high_eur, group_level, explanation)
    select id, 1, revision, (array['very-good', 'good', 'usual', 'raised', 'high'])[1 + id % 5]::price_rating, 20,
      estimate, estimate, estimate, estimate, estimate, 'model', '{}'
    from listing, lateral (select (price_eur * (80 + id * 7 % 40) / 100)::int as estimate) where id % 5 <> 3`.execute(
    db,
  );
  await sql`
    insert into listing_rating (listing_id, price_model_id, listing_revision, label, sample_size)
    select id, 1, revision, 'unknown', 3 from listing where id % 10 = 3`.execute(db);
}

/** mulberry32: the same cars in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
