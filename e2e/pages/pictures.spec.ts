import { findCars } from '../data/site-data.ts';
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

test('drawings of the home page come through the optimiser as well, at sizes that are shown', async ({ page }) => {
  const answers: [address: URL, status: number, type: string | undefined][] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return;
    answers.push([new URL(response.url()), response.status(), response.headers()['content-type']]);
  });
  await page.goto('/', { waitUntil: 'load' });
  const drawings = page.locator('img[src*="sections"]');
  expect(await drawings.count()).toBeGreaterThan(10);
  for (const drawing of await drawings.all()) await drawing.scrollIntoViewIfNeeded();
  const loaded = () => drawings.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0));
  await expect.poll(loaded).toBe(true);
  for (const [{ pathname, searchParams }, status, type] of answers) {
    if (pathname.endsWith('.svg')) continue;
    expect(pathname).toBe('/_next/image');
    expect(searchParams.get('q')).toBe('75');
    expect([status, type], String(searchParams)).toEqual([200, 'image/webp']);
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

test.describe('while pictures are refused', () => {
  test.use({ provokedErrors: /status of 503/ });

  test('one that comes at the second try is shown, one that never comes is an empty stage', async ({ page }) => {
    const asked = new Map<string, number>();
    let never = '';
    await page.route('**/_next/image?*', async (route) => {
      const url = route.request().url();
      never ||= url;
      const tries = (asked.get(url) ?? 0) + 1;
      asked.set(url, tries);
      if (tries === 1 || url === never) await route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' } });
      else await route.continue();
    });
    await page.goto('/gebrauchtwagen?bilder=1');
    const shown = () =>
      page
        .locator('article img[data-failed]')
        .evaluateAll((all) =>
          (all as HTMLImageElement[]).map(({ currentSrc, naturalWidth }) => ({ currentSrc, whole: naturalWidth > 0 })),
        );
    // Nobody sees a broken picture meanwhile.
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(2);
    await expect.poll(async () => (await shown()).every(({ whole }) => whole)).toBe(true);
    await expect.poll(() => asked.get(never) ?? 0, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
    await expect
      .poll(
        async () => {
          const pictures = await shown();
          const paths = new Set(pictures.map(({ currentSrc }) => new URL(currentSrc, page.url()).pathname));
          return { whole: pictures.every(({ whole }) => whole), paths: [...paths].sort() };
        },
        { timeout: 15_000 },
      )
      .toEqual({ whole: true, paths: ['/_next/image', '/no-picture.svg'] });
  });
});
