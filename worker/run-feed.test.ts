import { Readable } from 'node:stream';
import { beginRun } from '@kardan/core/feeds/runs/begin-run';
import { listRuns } from '@kardan/core/feeds/runs/present-run';
import { keepFile } from '@kardan/core/feeds/sources/keep-file';
import { buildFeed } from '@kardan/core/feeds/testing/build-feed';
import { stockFile } from '@kardan/core/feeds/testing/stock-file';
import { ownerOf } from '@kardan/core/testing/actors';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { expect, test } from 'vitest';
import { createWorkplace, indexedVersions, searchableRevisions, until } from './testing/workplace.ts';

const cars = 1_500;

test('a worker killed in the middle of a feed’s run makes no car twice and forgets none: the index equals the database', async () => {
  await using workplace = await createWorkplace();
  const { db, store, search } = workplace;
  const { id: dealershipId } = await buildDealership(db);
  const { id: feedId } = await buildFeed(db, { dealershipId });
  const reference = { dealershipId: String(dealershipId), feedId };
  const last = async () => (await listRuns({ db }, ownerOf(dealershipId), reference)).items[0];
  const begin = async (priceEur: number) => {
    const file = Readable.from(stockFile(cars, { priceEur }));
    const kept = await keepFile({ db, media: store.media }, file, { feedId });
    await beginRun({ db }, { feedId, file: { ...kept, name: 'stock.json' }, dry: false });
  };

  const first = await workplace.startWorker();
  await begin(20_000);
  await until(async () => ((await last())?.counts.created ?? 0) >= 300);
  await first.kill();
  const killed = await last();
  expect(killed?.state).toBe('applying');
  expect(killed?.counts.created).toBeLessThan(cars);

  const second = await workplace.startWorker();
  await until(async () => (await last())?.state === 'done');
  expect(await last()).toMatchObject({ counts: { created: cars, lines: cars, unchanged: 0, refused: 0 } });

  await begin(19_000);
  await until(async () => ((await last())?.counts.changed ?? 0) >= 300);
  await second.kill();
  await using _third = await workplace.startWorker();
  await until(async () => (await last())?.state === 'done');
  expect(await last()).toMatchObject({ number: 2, counts: { changed: cars, priceOnly: cars, created: 0, refused: 0 } });

  const stored = await db
    .selectFrom('listing')
    .select(['externalId', 'priceEur'])
    .where('dealershipId', '=', dealershipId)
    .execute();
  expect(new Set(stored.map(({ externalId, priceEur }) => `${externalId} ${priceEur}`)).size).toBe(cars);
  expect(stored.every(({ priceEur }) => priceEur === 19_000)).toBe(true);
  await workplace.untilDone();
  expect(await indexedVersions(search)).toEqual(await searchableRevisions(db));
}, 180_000);
