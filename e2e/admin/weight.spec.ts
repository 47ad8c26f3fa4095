import { gzipSync } from 'node:zlib';
import { expect, test } from '../test.ts';

const kb = 1_000;

test('at most 180 KB of JavaScript come before the first page’s own', async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.add(sent.url());
  });
  await page.goto('/anmelden');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.size).toBeGreaterThan(1);
  let weight = 0;
  for (const address of scripts) weight += gzipSync(await (await request.get(address)).body(), { level: 9 }).length;
  test.info().annotations.push({ type: 'JavaScript, gzip', description: `${(weight / kb).toFixed(1)} KB` });
  expect(weight).toBeLessThanOrEqual(180 * kb);
});
