import { expect, test } from 'vitest';
import { floodOptimiser } from '../../testing/flood-optimiser.ts';
import { createTestApp } from '../../testing/test-app.ts';

test('while a flood of pictures is worked off, other calls take no longer than usual', async () => {
  await using running = await createTestApp({ serialiser: 'fast' });
  const { others } = await floodOptimiser(running);
  const times = others.map(({ ms }) => ms).toSorted((a, b) => a - b);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(200);
});
