import { findCars } from '../site-data.ts';
import { expect, test } from '../test.ts';

test('cars show their pictures, from our own optimiser, at the size they are shown', async ({ page }) => {
  const { items } = await findCars({ category: ['used'], withPictures: true });
  const [car] = items;
  if (!car) throw new Error('no car has a picture');
  const requested: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && requested.push(request.url()));
  await page.goto(`/${car.slug}`, { waitUntil: 'load' });
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  const optimised = requested.map((url) => new URL(url)).filter(({ pathname }) => pathname === '/_next/image');
  expect(optimised.length).toBeGreaterThan(0);
  for (const { searchParams } of optimised) {
    expect(searchParams.get('url')).toMatch(/^\/media\/[0-9a-f]{64}$/);
    expect(Number(searchParams.get('w'))).toBeLessThanOrEqual(2_048);
    expect(searchParams.get('q')).toBe('75');
  }
});

test('a list loads the pictures in sight and leaves the others for later', async ({ page }) => {
  await page.goto('/gebrauchtwagen?bilder=1', { waitUntil: 'load' });
  const pictures = page.getByRole('main').locator('article img');
  const eager = await pictures.evaluateAll((all) => all.filter((img) => img.getAttribute('loading') !== 'lazy').length);
  expect(await pictures.count()).toBeGreaterThan(20);
  expect(eager).toBeLessThanOrEqual(2);
  const sizes = await pictures.evaluateAll((all) =>
    all.map((img) => img.hasAttribute('width') && img.hasAttribute('height')),
  );
  expect(sizes.every(Boolean)).toBe(true);
});
