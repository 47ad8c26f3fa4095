import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '@kardan/core/db/database';
import { buildFeed } from '@kardan/core/feeds/testing/build-feed';
import { openFileHost } from '@kardan/core/feeds/testing/file-host';
import { stockFile } from '@kardan/core/feeds/testing/stock-file';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { startFaultyProxy, through } from '../../means/faulty-proxy.ts';
import type { FaultyStack } from '../faulty-stack.ts';
import { heldMs, livenessFlaws, type Partner, until } from './partner.ts';

const feedCars = 5;

/** A server that a dealer's stock lies on. */
export async function feedServer(stack: FaultyStack): Promise<Partner> {
  const { db } = stack;
  await using starting = new AsyncDisposableStack();
  const host = starting.use(await openFileHost());
  const way = starting.use(await startFaultyProxy(host.origin));
  const poll = () => inTransaction(db, (tx) => enqueue(tx, 'poll-feeds', [{}]));
  const started = starting.move();
  return {
    name: 'feed server',
    async tryFault(fault) {
      const { id: dealershipId } = await buildDealership(db);
      host.files.set('/stock.json', Buffer.concat([...stockFile(feedCars)]));
      const { id } = await buildFeed(db, {
        ...{ dealershipId, source: 'url', location: `${through(way, host.origin)}/stock.json` },
        ...{ nextRunAt: new Date(0), intervalMinutes: 60 },
      });
      const runs = () => db.selectFrom('feedRun').select('state').where('feedId', '=', id).execute();
      const cars = async () =>
        (await db.selectFrom('listing').select('id').where('dealershipId', '=', dealershipId).execute()).length;
      const isDone = async () => (await runs()).some(({ state }) => state === 'done') && (await cars()) === feedCars;
      await way.set(fault);
      await poll();
      await sleep(heldMs);
      const during = (await runs()).map(({ state }) => state).join() || 'no file yet';
      const dead = await livenessFlaws(stack);
      await way.set(undefined);
      // As if the five minutes had passed after which a source is asked again.
      const backSeconds = await until(async () => {
        const due = { nextRunAt: new Date(0) };
        await db.updateTable('feed').set(due).where('id', '=', id).where('nextRunAt', '>', new Date()).execute();
        if (await isDone()) return true;
        await poll();
        await sleep(heldMs / 3);
        return isDone();
      });
      const brought = await cars();
      return [
        {
          ...{ partner: 'feed server', fault, backSeconds },
          during: `run: ${during}`,
          afterwards: `${brought} of ${feedCars} cars, each once, when it is asked again`,
          flaws: [...dead, ...(brought === feedCars ? [] : [`${brought} of ${feedCars} cars`])],
        },
      ];
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}
