import { expect, test } from 'vitest';
import { compareAddresses } from '../../testing/compare-addresses.ts';
import { guessForever } from '../../testing/guess-codes.ts';
import { createTestApp } from '../../testing/test-app.ts';

test('10,000 guesses from rotating addresses give no success, though every right code is among them', async () => {
  await using running = await createTestApp();
  await guessForever(running, 10_000);
  expect.hasAssertions();
});

test('an address that is unknown, has this very agent, or has all it can have is answered as fast', async () => {
  await using running = await createTestApp();
  const answers = await compareAddresses(running, 40);
  const unknownMs = lowerQuartile(answers.unknown.timesMs);
  for (const kind of ['known', 'full'] as const) {
    const ratio = lowerQuartile(answers[kind].timesMs) / unknownMs;
    expect(ratio, kind).toBeGreaterThan(0.6);
    expect(ratio, kind).toBeLessThan(1.6);
  }
});

/** What an answer takes when nothing else holds the machine up. */
function lowerQuartile(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] as number;
}
