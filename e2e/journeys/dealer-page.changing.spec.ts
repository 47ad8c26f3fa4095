import { newDealership, renameDealership } from '../data/dealership-states.ts';
import { expectAccessible, open, showTheme } from '../site/page-state.ts';
import { expect, test } from '../test.ts';

const at = ({ slug }: { slug: string }, below = '') => `/autohaendler/${slug}${below}`;

test('what a dealership writes itself is shown as text: no script, no foreign picture, no other address', async ({
  page,
}) => {
  const dealership = await newDealership({
    bodyMarkdown: [
      '# Willkommen <script>window.hacked = 1</script>',
      '<img src=x onerror="window.hacked = 1">',
      '![Pixel](https://evil.example/pixel.gif)',
      '[Klick](javascript:window.hacked=1) und [Website](https://autohaus.example/)',
      '**Bis bald**',
    ].join('\n\n'),
  });
  await open(page, at(dealership));
  const own = page.getByRole('region', { name: 'Über uns' });
  await expect(own.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
  await expect(own.getByRole('link')).toHaveCount(1);
  await expect(own.getByRole('link', { name: 'Website' })).toHaveAttribute('rel', 'nofollow noopener ugc');
  await expect(own.locator('script, img, [onerror]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.getByRole('link', { name: 'Über uns' })).toHaveAttribute('href', at(dealership, '#eigene-seite'));
});

test('whatever colour a dealership chooses, its pages stay readable in both themes', async ({ page }) => {
  for (const accentColour of ['#ffff00', '#000000']) {
    const dealership = await newDealership({ accentColour });
    for (const below of ['', '/info']) {
      await open(page, at(dealership, below));
      for (const theme of ['dark', 'light'] as const) {
        await showTheme(page, theme);
        await expectAccessible(page, `${accentColour}${below}, ${theme}`);
      }
    }
  }
});

test.describe('addresses', () => {
  test.use({ provokedErrors: /status of 404/ });

  test('an earlier slug and the id lead to the present one, below it as well; suspended is not found', async ({
    request,
  }) => {
    const dealership = await newDealership({});
    const renamed = `${dealership.slug}-neu`;
    await renameDealership(dealership.id, renamed);
    for (const reference of [dealership.slug, String(dealership.id)]) {
      for (const below of ['', '/info', '/fahrzeuge?farbe=red', '/suche/start', '/volkswagen']) {
        const response = await request.get(`/autohaendler/${reference}${below}`, { maxRedirects: 0 });
        expect(response.status(), below).toBe(308);
        expect(response.headers().location, below).toContain(`/autohaendler/${renamed}${below}`);
      }
    }
    const suspended = await newDealership({ state: 'suspended' });
    for (const below of ['', '/info', '/fahrzeuge', '/suche/start', '/volkswagen']) {
      expect((await request.get(at(suspended, below))).status(), below).toBe(404);
    }
  });
});
