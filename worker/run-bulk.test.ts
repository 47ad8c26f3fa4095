import { previewBulk } from '@kardan/core/stock/bulk/preview-bulk';
import { readBulkRun, startBulk } from '@kardan/core/stock/bulk/steer-bulk';
import { memberOf } from '@kardan/core/testing/actors';
import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { expect, test } from 'vitest';
import { createWorkplace, until } from './testing/workplace.ts';

const cars = 150;

test('a worker killed in the middle of a bulk act does no car twice and forgets none', async () => {
  await using workplace = await createWorkplace();
  const { db } = workplace;
  const { id: dealershipId } = await buildDealership(db);
  const { id: accountId } = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-staff' } });
  const actor = { ...memberOf(dealershipId, 'staff'), accountId };
  for (let n = 0; n < cars; n++) await buildListing(db, { dealershipId, priceEur: 20_000 });
  const { id } = await previewBulk(workplace, actor, String(dealershipId), {
    filter: {},
    act: { kind: 'price-eur', eur: -100 },
  });
  const run = () => readBulkRun(workplace, actor, String(dealershipId), id);

  const first = await workplace.startWorker();
  await startBulk(workplace, actor, String(dealershipId), id);
  await until(async () => (await run()).finished >= 10);
  await first.kill();
  const { finished, state } = await run();
  expect(state).toBe('running');
  expect(finished).toBeLessThan(cars);

  await using _second = await workplace.startWorker();
  await until(async () => (await run()).state === 'done');
  expect(await run()).toMatchObject({ finished: cars, refused: 0 });
  const changed = await db
    .selectFrom('listing')
    .select(['priceEur', 'revision'])
    .where('dealershipId', '=', dealershipId)
    .execute();
  expect(new Set(changed.map(({ priceEur, revision }) => `${priceEur} ${revision}`))).toEqual(new Set(['19900 2']));
}, 120_000);
