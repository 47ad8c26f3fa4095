import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTestCache } from './test-cache.fixture.ts';
import { startTestOrigin } from './test-origin.fixture.ts';

/** Longer than web lets the pages of one network wait for their turns; a busy machine adds to it. */
const maxPageMs = 10_700;
/** The API has ten seconds for each answer that a sitemap is begun with. */
const longSitemapMs = 17_000;

test('a page that waits for its turn comes, and so does a sitemap that takes longer; a web that hangs is an outage before half a minute', async () => {
  await using origin = await startTestOrigin();
  await using cache = await startTestCache(origin.url);
  const never = Promise.withResolvers<never>();
  const after = (ms: number, body: string) => async () => {
    await wait(ms);
    return { headers: { 'cache-control': 'public, s-maxage=60' }, body };
  };
  origin.serve('/inserat/golf', after(maxPageMs, 'Golf'));
  origin.serve('/sitemap-cars-1.xml', after(longSitemapMs, '<urlset/>'));
  origin.serve('/magazin/feed.xml?page=2', after(longSitemapMs, '<rss/>'));
  for (const page of ['/gebrauchtwagen', '/gebrauchtwagen?a=.xml']) origin.serve(page, () => never.promise);

  const ask = async (path: string) => {
    const begunAt = performance.now();
    const answer = await fetch(cache.url + path, { signal: AbortSignal.timeout(30_000) });
    return { status: answer.status, body: await answer.text(), seconds: (performance.now() - begunAt) / 1_000 };
  };
  const [page, sitemap, feed, ...hanging] = await Promise.all(
    [
      '/inserat/golf',
      '/sitemap-cars-1.xml',
      '/magazin/feed.xml?page=2',
      '/gebrauchtwagen',
      '/gebrauchtwagen?a=.xml',
    ].map(ask),
  );
  expect(page).toMatchObject({ status: 200, body: 'Golf' });
  expect(sitemap).toMatchObject({ status: 200, body: '<urlset/>' });
  expect(feed).toMatchObject({ status: 200, body: '<rss/>' });
  for (const each of hanging) {
    expect(each).toMatchObject({ status: 503, body: expect.stringContaining('Gleich wieder da') });
    expect(each.seconds).toBeLessThan(25);
  }
}, 60_000);
