import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CrashStack } from './crash-stack.ts';
import type { Writing } from './writers/all-writers.ts';
import { articleAt } from './writers/content-writer.ts';

/** As many of each house's cars are looked at, the newest first: a house of new cars has thousands in the end. */
const carsOfHouse = 12;

/** Visitors who look at cars and texts through the cache, so that it has something to forget; what fails is left out. */
export async function keepReading(stack: CrashStack, writing: Writing, signal: AbortSignal): Promise<void> {
  const { cache } = stack;
  const { articles } = writing;
  let cars = await carsOnOffer(stack, writing);
  for (let turn = 1; !signal.aborted; turn++) {
    // New ones come; while the database is away, visitors look at those that they know.
    if (turn % 50 === 0) cars = await carsOnOffer(stack, writing).catch(() => cars);
    const car = cars[turn % cars.length];
    await fetch(`${cache.url}/api/v1/public/listing/${car?.id}`, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
    const article = articles[turn % articles.length];
    if (turn % 10 === 0 && article) await articleAt(cache.url, article.slug).catch(() => undefined);
    await sleep(100);
  }
}

/** Cars that visitors look at, with what the database says that they cost. */
export async function carsOnOffer(
  { db }: Pick<CrashStack, 'db'>,
  { houses }: Writing,
): Promise<{ id: number; priceEur: number }[]> {
  const ids = houses.map(({ id }) => id);
  const { rows } = await sql<{ id: number; priceEur: number }>`
    select car.id, car.price_eur from unnest(${sql.val(ids)}::int[]) as house (id)
    cross join lateral (
      select id, price_eur from listing where dealership_id = house.id and state = 'active' order by id desc
      limit ${carsOfHouse}
    ) as car`.execute(db);
  return rows;
}
