import { feedFormats } from '@kardan/contract/values/feeds';
import { afterAll, expect, test } from 'vitest';
import { endThread, mutatedFeeds, outcomeOfFeed } from './testing/mutated-feeds.ts';

afterAll(endThread);

test.each(feedFormats)(
  '300 mutated files of %s end as cars that can be saved or as a refusal with its code, none as a defect',
  async (format) => {
    const outcomes = new Map<string, number>();
    const count = 300;
    for await (const file of mutatedFeeds(format, count)) {
      const outcome = await outcomeOfFeed(format, file);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    // The mutations reach the cars and not only the doorstep.
    expect(outcomes.get('read')).toBeGreaterThan(count / 30);
    expect(outcomes.size).toBeGreaterThan(1);
  },
  120_000,
);
