import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Database, inTransaction } from '@kardan/core/db/database';
import { beginRun } from '@kardan/core/feeds/runs/begin-run';
import { keepFile } from '@kardan/core/feeds/sources/keep-file';
import { buildFeed } from '@kardan/core/feeds/testing/build-feed';
import { stockFile } from '@kardan/core/feeds/testing/stock-file';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { announceEvent } from '@kardan/core/webhooks/announce-event';
import { buildWebhook } from '@kardan/core/webhooks/testing/build-webhook';
import { getAsHost } from '@kardan/services/cache/test-cache.fixture';
import { changePrice } from '../../people/dealer.ts';
import { askDealer } from '../../people/inquiries.ts';
import { visitorAt } from '../../people/visitor.ts';
import { carsOfAKind, type FaultyStack } from './faulty-stack.ts';
import { mailFlaw, mailsNaming } from './mails.ts';

/** Something that the worker has to do, acknowledged by the API process to which nothing happens. */
export interface CausedJob {
  name: string;
  isDone(): Promise<boolean>;
  /** What is wrong with it once nothing is left to do: lost, or done twice. */
  flaw?(mayMailTwice: boolean): Promise<string | undefined>;
}

let turn = 0;

/** A changed price, for the index and the cache. */
export async function causePrice(stack: FaultyStack): Promise<CausedJob[]> {
  const { search, cars, cache, web, healthy } = stack;
  const car = cars[carsOfAKind + (turn++ % carsOfAKind)] as (typeof cars)[number];
  const priceEur = 31_000 + turn;
  await changePrice(await stack.owner(healthy), car, priceEur);
  const isIndexed = async () => {
    const query = { bool: { filter: [{ term: { id: car.id } }, { term: { priceEur } }] } };
    await search.client.indices.refresh({ index: search.readAlias });
    return (await search.client.count({ index: search.readAlias, body: { query } })).body.count === 1;
  };
  const isShown = async () =>
    (await getAsHost(`${cache.url}/${car.slug}`, new URL(web).host)).includes(priceEur.toLocaleString('de-DE'));
  return [
    { name: 'index', isDone: isIndexed },
    { name: 'purge', isDone: isShown },
  ];
}

/** An inquiry, for the mail server. */
export async function causeMail({ cars, dealership, healthy }: FaultyStack): Promise<CausedJob[]> {
  const name = `Berta ${randomBytes(6).toString('hex')}`;
  await askDealer(visitorAt(healthy), (cars[0] as (typeof cars)[number]).id, name);
  const mails = () => mailsNaming(dealership.email, name);
  return [
    {
      name: 'mail',
      isDone: async () => (await mails()).length > 0,
      flaw: async (mayMailTwice) => mailFlaw(await mails(), mayMailTwice),
    },
  ];
}

/** A picture, for the store. */
export async function causePicture(stack: FaultyStack): Promise<CausedJob[]> {
  const { db, dealership, healthy } = stack;
  const owner = await stack.owner(healthy);
  const picture = await photo(400, 300, 10_000 + turn++)
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('image', new Blob([picture], { type: 'image/jpeg' }));
  const { id } = await owner.uploadImage({ params: { dealershipId: String(dealership.id) }, body });
  const isDone = async () =>
    (await db.selectFrom('imageUpload').select('state').where('id', '=', id).executeTakeFirst())?.state === 'ready';
  return [{ name: 'picture', isDone }];
}

const bulkCars = 10;
const bulkPriceEur = 15_000;

/** Prices of many cars changed by a sum: whoever does it twice to a car shows. */
export async function causeBulk(stack: FaultyStack): Promise<CausedJob[]> {
  const { db, dealership, healthy } = stack;
  const listingIds: number[] = [];
  for (let built = 0; built < bulkCars; built++)
    listingIds.push((await buildListing(db, { dealershipId: dealership.id, priceEur: bulkPriceEur })).id);
  const owner = await stack.owner(healthy);
  const params = { dealershipId: String(dealership.id) };
  const act = { kind: 'price-eur' as const, eur: -100 };
  const { id } = await owner.previewBulk({ params, body: { filter: {}, listingIds, act } });
  await owner.startBulk({ params: { ...params, bulkId: id } });
  const prices = async () =>
    (await db.selectFrom('listing').select('priceEur').where('id', 'in', listingIds).execute()).map(
      ({ priceEur }) => priceEur,
    );
  return [
    {
      name: 'bulk act',
      isDone: async () =>
        (await db.selectFrom('bulkRun').select('state').where('id', '=', id).executeTakeFirst())?.state === 'done',
      async flaw() {
        const wrong = (await prices()).filter((priceEur) => priceEur !== bulkPriceEur - 100);
        return wrong.length > 0 ? `bulk act made prices ${wrong.join(', ')}` : undefined;
      },
    },
  ];
}

/** The directory has it last: its first page, which is looked at while faults last, shows the same dealerships as before. */
async function buildLastDealership(db: Database): Promise<number> {
  return (await buildDealership(db, { name: `Zwettler Autohaus ${randomBytes(6).toString('hex')}` })).id;
}

const feedCars = 20;

/** A feed's file, for the store and the index. */
export async function causeFeed({ db, media }: FaultyStack): Promise<CausedJob[]> {
  const dealershipId = await buildLastDealership(db);
  const { id: feedId } = await buildFeed(db, { dealershipId });
  const kept = await keepFile({ db, media }, Readable.from(stockFile(feedCars)), { feedId });
  await beginRun({ db }, { feedId, file: { ...kept, name: 'stock.json' }, dry: false });
  return [
    {
      name: 'feed',
      isDone: async () =>
        (await db.selectFrom('feedRun').select('state').where('feedId', '=', feedId).executeTakeFirst())?.state ===
        'done',
      async flaw() {
        const cars = await db.selectFrom('listing').select('id').where('dealershipId', '=', dealershipId).execute();
        return cars.length === feedCars ? undefined : `feed made ${cars.length} of ${feedCars} cars`;
      },
    },
  ];
}

/** An event for a dealer's own system, which may get it again under the same id. */
export async function causeEvent({ db, receiver }: FaultyStack): Promise<CausedJob[]> {
  const dealershipId = await buildLastDealership(db);
  const { id: webhookId } = await buildWebhook(db, { dealershipId }, receiver.url);
  const inquiryId = randomUUID();
  await inTransaction(db, (tx) => announceEvent(tx, { dealershipId, type: 'inquiry.erased', data: { inquiryId } }));
  return [
    {
      name: 'event',
      isDone: async () =>
        (await db.selectFrom('webhookDelivery').select('state').where('webhookId', '=', webhookId).executeTakeFirst())
          ?.state === 'delivered',
      async flaw() {
        const ids = new Set(receiver.received.filter(({ body }) => body.includes(inquiryId)).map(({ id }) => id));
        return ids.size === 1 ? undefined : `event came under ${ids.size} ids`;
      },
    },
  ];
}
