import { equipmentKeys } from '@kardan/contract/values/equipment';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import type { MarketCar } from '../market/market-table.ts';
import { inventedCars } from './invented-market.ts';

/** Models of the catalogue that the invented ones stand for. */
export async function catalogueModels(db: Database, count: number, cars: number) {
  const models = await db
    .selectFrom('model')
    .select(['id as modelId', 'makeId'])
    .where('makeId', 'in', [10, 20])
    .orderBy('id')
    .limit(count)
    .execute();
  return models.map((model, index) => ({ ...model, newPriceEur: 15_000 + 5_000 * index, noise: 0.1, cars }));
}

/** Stores invented cars as listings on offer at one dealership, as of this day. */
export async function storeInventedCars(
  db: Database,
  models: Awaited<ReturnType<typeof catalogueModels>>,
  day: string,
): Promise<MarketCar[]> {
  const { id: dealershipId } = await buildDealership(db);
  const cars = inventedCars(models);
  const rows = cars.map((car) => ({
    id: car.id,
    dealership_id: dealershipId,
    state: 'active',
    category: 'used',
    make_id: car.makeId,
    model_id: car.modelId,
    slug: `car-${car.id}`,
    title: `Wagen ${car.id}`,
    price_eur: car.priceEur,
    mileage_km: car.mileageKm,
    first_registration: monthsBefore(day, car.ageMonths),
    accident_free: car.damaged ? false : null,
    body: car.body,
    fuel: car.fuel,
    gearbox: car.gearbox,
    power_kw: car.powerKw,
    equipment: Array.from(car.equipment, (item) => equipmentKeys[item]),
    published_at: day,
  }));
  const columns = sql.join(Object.keys(rows[0] as object).map((column) => sql.ref(column)));
  await sql`insert into listing (${columns})
    select ${columns} from json_populate_recordset(null::listing, ${JSON.stringify(rows)}::json)`.execute(db);
  await sql`
    select count(nextval(pg_get_serial_sequence('listing', 'id'))) from generate_series(1, ${cars.length}::int)`.execute(
    db,
  );
  return cars;
}

function monthsBefore(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}
