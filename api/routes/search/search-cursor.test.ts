import { type Sort, sorts } from '@kardan/contract/values/sorts';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { writeCursor } from '@kardan/core/search/query/cursor';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
  const { id } = await buildListing(running.database.db);
  await indexListings(running.services, [id]);
});
afterAll(() => running[Symbol.asyncDispose]());

const oddValues = [2 ** 63, -(2 ** 63), 2 ** 64, 1e300, -1e300, 2 ** 53, 2 ** 32, -(2 ** 32), 0.5, 1e-300, -1];

function searchAfter(sort: Sort, values: number[]) {
  const place = sort === 'distance' ? { place: { postcode: '8010', radiusKm: 50 } } : {};
  return running.app.inject({
    method: 'POST',
    url: '/api/v1/public/search/query',
    payload: { sort, cursor: writeCursor(sort, values), ...place },
  });
}

test.each(sorts)(
  'a cursor of %s whose values somebody made up is answered or refused, never a defect',
  async (sort) => {
    for (const value of oddValues) {
      const statuses = await Promise.all(
        [2, 3].map(
          async (length) =>
            (
              await searchAfter(
                sort,
                Array.from({ length }, () => value),
              )
            ).statusCode,
        ),
      );
      for (const status of statuses) expect([200, 400], `${sort} after ${value}`).toContain(status);
    }
  },
);

test('a value beyond what numbers hold exactly is refused with the field that is wrong', async () => {
  const answer = await searchAfter('newest', [2 ** 63, 1]);
  expect(answer.json()).toMatchObject({
    code: 'invalid-request',
    issues: [{ path: ['cursor'], code: 'invalid-cursor' }],
  });
});
