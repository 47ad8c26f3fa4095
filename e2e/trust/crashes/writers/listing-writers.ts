import { randomUUID } from 'node:crypto';
import type { Database } from '@kardan/core/db/database';
import { completeCar } from '@kardan/core/testing/complete-car';
import { sql } from 'kysely';
import type { House } from '../people.ts';
import { byTurns, timesOf, type Writer } from './writer.ts';

/** New cars: begun as a draft by a key of the form's, and brought online. */
export function newCarWriter(db: Database, houses: readonly House[]): Writer {
  let turn = 0;
  return {
    kind: 'new car',
    share: 2,
    next() {
      const { id, owner } = houses[turn++ % houses.length] as House;
      const dealershipId = String(id);
      const mark = `Neuwagen ${randomUUID()}`;
      const body = { key: randomUUID(), fields: { ...completeCar, title: mark } };
      return {
        mark,
        async send() {
          const car = await owner.createListing({ params: { dealershipId }, body });
          await owner.publishListing({ params: { dealershipId, listingId: String(car.id) } });
        },
      };
    },
    async stored() {
      const { rows } = await sql<{ mark: string; times: number }>`
        select title as mark, count(*)::int as times from listing
        where title like 'Neuwagen %' and state = 'active' group by 1`.execute(db);
      return timesOf(rows);
    },
    async differences() {
      const { rows } = await sql<{ left: number }>`
        select count(*)::int as left from listing_draft where fields->>'title' like 'Neuwagen %'`.execute(db);
      return rows[0]?.left ? [`${rows[0].left} new cars are drafts still`] : [];
    },
  };
}

/** Prices of cars on offer, saved and brought online, each car's one after the other. */
export function priceWriter(db: Database, houses: readonly House[]): Writer {
  const cars = houses.flatMap(({ id, owner, cars: own }) => own.map((car) => ({ car, owner, dealershipId: id })));
  const free = byTurns(cars);
  let price = 20_000;
  return {
    kind: 'price of a car',
    share: 7,
    next() {
      const taken = free.take();
      if (!taken) return undefined;
      const { car, owner, dealershipId } = taken;
      const priceEur = ++price;
      const params = { dealershipId: String(dealershipId), listingId: String(car.id) };
      const body = { fields: { priceEur }, before: { priceEur: car.priceEur } };
      return {
        mark: `${car.id}: ${priceEur}`,
        async send() {
          await owner.saveListing({ params, body });
          await owner.publishListing({ params });
        },
        settled(isAcknowledged) {
          // One whose price nobody is sure of is left alone.
          if (!isAcknowledged) return;
          car.priceEur = priceEur;
          free.giveBack(taken);
        },
      };
    },
    stored: () =>
      pricesOnRecord(
        db,
        cars.map(({ car }) => car.id),
      ),
    async differences() {
      const ids = cars.map(({ car }) => car.id);
      const rows = await db.selectFrom('listing').select(['id', 'priceEur']).where('id', 'in', ids).execute();
      const known = new Map(rows.map(({ id, priceEur }) => [id, priceEur]));
      const wrong = cars.filter(({ car }) => known.get(car.id) !== car.priceEur);
      return wrong.map(({ car }) => `car ${car.id} costs ${known.get(car.id)}, acknowledged was ${car.priceEur}`);
    },
  };
}

/** How often each car got each price, by its history. */
export async function pricesOnRecord(db: Database, listingIds: readonly number[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ mark: string; times: number }>`
    select listing_id || ': ' || (change->>'after') as mark, count(*)::int as times
    from listing_revision, jsonb_array_elements(changes) as change
    where listing_id = any(${sql.val(listingIds)}::bigint[]) and change->>'field' = 'priceEur'
    group by 1`.execute(db);
  return timesOf(rows);
}
