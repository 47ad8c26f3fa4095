import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type AnswerPart, createPartCache, maxAgeSeconds } from './part-cache.ts';

function asker(total = 1) {
  const asked: string[][] = [];
  return {
    asked,
    ask: async (missing: ReadonlySet<string>) => {
      asked.push([...missing]);
      const asOf = Date.now();
      await setTimeout(10);
      return new Map([...missing].map((key): [string, AnswerPart] => [key, { json: Buffer.from(key), total, asOf }]));
    },
  };
}

test('only pieces that nobody has are asked for, those under way included', async () => {
  const cache = createPartCache(10);
  const { asked, ask } = asker();
  const [first, second] = await Promise.all([
    cache.share(['hits 1', 'make', 'fuel'], ask, { keep: true }),
    cache.share(['hits 2', 'fuel', 'make', 'body'], ask, { keep: true }),
  ]);
  expect(first?.map(({ json }) => String(json))).toEqual(['hits 1', 'make', 'fuel']);
  expect(second?.map(({ json }) => String(json))).toEqual(['hits 2', 'fuel', 'make', 'body']);
  await cache.share(['hits 3', 'make', 'body'], ask, { keep: true });
  expect(asked).toEqual([['hits 1', 'make', 'fuel'], ['hits 2', 'body'], ['hits 3']]);
});

test('what is not to be kept is shared only while it is under way', async () => {
  const cache = createPartCache(10);
  const { asked, ask } = asker();
  const together = [cache.share(['hits'], ask, { keep: false }), cache.share(['hits'], ask, { keep: false })];
  await Promise.all(together);
  await cache.share(['hits'], ask, { keep: false });
  expect(asked).toHaveLength(2);
});

test('a failure is told to all who wait and not kept', async () => {
  const cache = createPartCache(10);
  const fail = () => Promise.reject(new Error('engine down'));
  const waiting = [cache.share(['a', 'b'], fail, { keep: true }), cache.share(['b'], fail, { keep: true })];
  for (const answer of await Promise.allSettled(waiting)) expect(answer).toMatchObject({ status: 'rejected' });
  const { ask } = asker();
  await expect(cache.share(['a', 'b'], ask, { keep: true })).resolves.toHaveLength(2);
});

test('with 0 seconds everything is asked for every time', async () => {
  const cache = createPartCache(0);
  const { asked, ask } = asker();
  await cache.share(['a', 'b'], ask, { keep: true });
  await cache.share(['a', 'b'], ask, { keep: true });
  expect(asked).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test.each([
  [0, 10],
  [25_000, 10],
  [100_000, 40],
  [300_000, 120],
  [1_000_000, 120],
])('an answer with %d hits is kept for %d seconds', (total, seconds) => {
  expect(maxAgeSeconds(total, 10)).toBe(seconds);
});

test('a piece is never older than its search allows, counted from the moment it was counted', async () => {
  // A quarter of a second for a narrow search: a whole one for 100,000 hits.
  const cache = createPartCache(0.25);
  const { asked, ask } = asker(100_000);
  await cache.share(['a'], ask, { keep: true });
  await cache.share(['a'], ask, { keep: true });
  expect(asked).toHaveLength(1);
  await setTimeout(1_050);
  await cache.share(['a'], ask, { keep: true });
  expect(asked).toHaveLength(2);
});
