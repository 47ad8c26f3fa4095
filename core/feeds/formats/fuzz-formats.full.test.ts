import { feedFormats } from '@kardan/contract/values/feeds';
import { afterAll, expect, test } from 'vitest';
import { endThread, mutatedFeeds, outcomeOfFeed } from './testing/mutated-feeds.ts';

const maxMsPerFile = 2000;

afterAll(endThread);

test.each(feedFormats)(
  '10,000 mutated files of %s end as cars or as a refusal, none late, and leave no memory behind',
  async (format) => {
    const before = process.memoryUsage.rss();
    let read = 0;
    let slowest = 0;
    for await (const file of mutatedFeeds(format, 10_000, 2)) {
      const start = performance.now();
      if ((await outcomeOfFeed(format, file)) === 'read') read += 1;
      slowest = Math.max(slowest, performance.now() - start);
    }
    expect(read).toBeGreaterThan(300);
    expect(slowest).toBeLessThan(maxMsPerFile);
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  },
  3_600_000,
);
