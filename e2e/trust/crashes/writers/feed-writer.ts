import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@kardan/core/db/database';
import { buildFeed } from '@kardan/core/feeds/testing/build-feed';
import { sql } from 'kysely';
import { type House, signedIn } from '../people.ts';
import { pricesOnRecord } from './listing-writers.ts';
import { byTurns, type Person, timesOf, type Writer } from './writer.ts';

const carsOfFile = 4;
/** One account brings twenty files an hour at most, those that had no answer included. */
const filesOfAccount = 10;

interface OwnFeed {
  house: House;
  feedId: string;
  people: Person[];
  files: number;
  /** Of the files that were acknowledged, each of which names every car. */
  prices: number[];
}

/** Files of dealers' systems, in which every car has a new price; acknowledged when it has arrived, run by the worker. */
export async function feedWriter(
  db: Database,
  origin: string,
  houses: readonly House[],
  most: number,
): Promise<Writer> {
  const feeds: OwnFeed[] = [];
  for (const house of houses) {
    const { id: feedId } = await buildFeed(db, { dealershipId: house.id, format: 'kardan-csv' });
    const people: Person[] = [];
    while (people.length * filesOfAccount * houses.length < most + filesOfAccount * houses.length)
      people.push(await signedIn(db, origin, { memberships: { [house.id]: 'dealer-staff' } }));
    feeds.push({ house, feedId, people, files: 0, prices: [] });
  }
  const free = byTurns(feeds);
  return {
    kind: 'feed run',
    share: 0.5,
    next() {
      const feed = free.take();
      if (!feed) return undefined;
      const person = feed.people[Math.floor(feed.files / filesOfAccount)];
      if (!person) throw new Error('nobody is left to bring a file: more writes are made than were prepared for');
      feed.files += 1;
      const mark = `bestand-${randomUUID()}.csv`;
      const priceEur = 18_000 + feed.files;
      const params = { dealershipId: String(feed.house.id), feedId: feed.feedId };
      return {
        mark,
        send() {
          const body = new FormData();
          body.append('name', mark);
          body.append('file', new Blob([fileAt(priceEur)]), mark);
          return person.uploadFeedFile({ params, body });
        },
        async settled(isAcknowledged) {
          if (!isAcknowledged) return;
          feed.prices.push(priceEur);
          await untilDone(feed);
          free.giveBack(feed);
        },
      };
    },
    async stored() {
      const { rows } = await sql<{ mark: string; times: number }>`
        select file_name as mark, count(*)::int as times from feed_run where file_name like 'bestand-%' and state = 'done'
        group by 1`.execute(db);
      return timesOf(rows);
    },
    async differences() {
      const open = await db.selectFrom('feedRun').select(['fileName', 'state']).where('state', '!=', 'done').execute();
      const wrong = await Promise.all(feeds.map((feed) => wrongCars(db, feed)));
      return [...wrong.flat(), ...open.map(({ fileName, state }) => `the run of ${fileName} is ${state}`)];
    },
  };
}

/** Each file names the same cars: there are no more of them, and each had the price of every file once and has that of the last. */
async function wrongCars(db: Database, { house, prices }: OwnFeed): Promise<string[]> {
  const last = prices.at(-1);
  if (last === undefined) return [];
  const cars = await db.selectFrom('listing').select(['id', 'priceEur']).where('dealershipId', '=', house.id).execute();
  const recorded = await pricesOnRecord(
    db,
    cars.map(({ id }) => id),
  );
  const wrong = cars.flatMap(({ id, priceEur }) => {
    const times = prices.map((price) => ({ price, times: recorded.get(`${id}: ${price}`) ?? 0 }));
    return [
      ...(priceEur === last ? [] : [`car ${id} costs ${priceEur}, its last file says ${last}`]),
      ...times.filter((each) => each.times !== 1).map((each) => `car ${id} got ${each.price} ${each.times} times`),
    ];
  });
  return cars.length === carsOfFile
    ? wrong
    : [`house ${house.id} has ${cars.length} cars, not ${carsOfFile}`, ...wrong];
}

function fileAt(priceEur: number): string {
  const lines = Array.from(
    { length: carsOfFile },
    (_, place) => `GW-${place};volkswagen;golf;used;${priceEur};61000;2021-04;petrol;96;manual;hatchback`,
  );
  return ['number;make;model;category;priceEur;mileageKm;firstRegistration;fuel;powerKw;gearbox;body', ...lines].join(
    '\n',
  );
}

async function untilDone({ house, feedId }: OwnFeed): Promise<void> {
  const params = { dealershipId: String(house.id), feedId };
  for (let tries = 0; tries < 300; tries++) {
    const runs = await house.owner.feedRuns({ params }).catch(() => undefined);
    if (runs?.items.every(({ state }) => state === 'done')) return;
    await sleep(1_000);
  }
}
