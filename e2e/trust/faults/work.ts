import { randomBytes } from 'node:crypto';
import { inspectQueues } from '@kardan/core/jobs/inspect-queues';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { getAsHost } from '@kardan/services/cache/test-cache.fixture';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { changePrice } from '../../scale/dealer.ts';
import { askDealer } from '../../scale/inquiries.ts';
import { visitorAt } from '../../scale/visitor.ts';
import { carsOfAKind, type FaultyStack } from './faulty-stack.ts';

/** Jobs that were caused while something was broken. */
export interface Work {
  /** Which of them are not done yet. */
  left(): Promise<string[]>;
  /** What is wrong though all are done: something done twice, or given up. */
  flaws(): Promise<string[]>;
}

let turn = 0;

/**
 * Causes one job of each kind that needs a service, acknowledged by the API process to which nothing happens: a changed
 * price for the index and the cache, an inquiry for the mail server, a picture for the store.
 */
export async function causeWork(stack: FaultyStack): Promise<Work> {
  const { db, search, cars, dealership, cache, web, healthy } = stack;
  const car = cars[carsOfAKind + (turn++ % carsOfAKind)] as (typeof cars)[number];
  const owner = await stack.owner(healthy);
  const priceEur = 31_000 + turn;
  const name = `Berta ${randomBytes(6).toString('hex')}`;
  await changePrice(owner, car, priceEur);
  await askDealer(visitorAt(healthy), car.id, name);
  const body = new FormData();
  body.append(
    'image',
    new Blob(
      [
        await photo(400, 300, 10_000 + turn)
          .jpeg()
          .toBuffer(),
      ],
      { type: 'image/jpeg' },
    ),
  );
  const { id: uploadId } = await owner.uploadImage({ params: { dealershipId: String(dealership.id) }, body });

  const isIndexed = async () => {
    const query = { bool: { filter: [{ term: { id: car.id } }, { term: { priceEur } }] } };
    await search.client.indices.refresh({ index: search.readAlias });
    return (await search.client.count({ index: search.readAlias, body: { query } })).body.count === 1;
  };
  const isShown = async () =>
    (await getAsHost(`${cache.url}/${car.slug}`, new URL(web).host)).includes(priceEur.toLocaleString('de-DE'));
  const isReady = async () =>
    (await db.selectFrom('imageUpload').select('state').where('id', '=', uploadId).executeTakeFirst())?.state ===
    'ready';
  const mails = async () => (await caughtMails(dealership.email)).filter(({ text }) => text.includes(name));
  const checks = {
    index: isIndexed,
    purge: isShown,
    picture: isReady,
    mail: async () => (await mails()).length > 0,
  };
  return {
    async left() {
      const done = await Promise.all(
        Object.entries(checks).map(async ([job, isDone]) => ((await isDone()) ? undefined : job)),
      );
      return done.filter((job) => job !== undefined);
    },
    async flaws() {
      const times = (await mails()).length;
      const dead = (await inspectQueues(db)).filter((queue) => queue.dead > 0);
      return [...(times > 1 ? [`mailed ${times} times`] : []), ...dead.map((queue) => `${queue.name} given up`)];
    },
  };
}

/** Has the cache keep the pages of the cars that work will be caused with. */
export async function warmCache({ cars, cache, web }: FaultyStack): Promise<void> {
  for (const { slug } of cars.slice(carsOfAKind)) await getAsHost(`${cache.url}/${slug}`, new URL(web).host);
}
