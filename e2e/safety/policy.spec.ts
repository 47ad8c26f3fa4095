import { someCar } from '../data/site-data.ts';
import { open } from '../site/page-state.ts';
import { resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';
import { attack, expectUnharmed } from './attack.ts';

test('what a visitor types into an address is shown as text and runs nothing', async ({ page }) => {
  await open(page, `/gebrauchtwagen?${new URLSearchParams({ q: attack.slice(0, 120) })}`);
  await expect(resultsOn(page).chips.first()).toContainText('<img src=x');
  await expectUnharmed(page);
  for (const address of [
    `/gebrauchtwagen?${new URLSearchParams({ [attack]: attack, ort: attack, fahrzeug: attack, 'preis-bis': attack })}`,
    `/angebote/suche/start?${new URLSearchParams({ text: attack, bereich: attack })}`,
    `/angebote/suche/detailsuche?${new URLSearchParams({ q: attack.slice(0, 120), ort: attack })}`,
  ]) {
    await open(page, address);
    await expectUnharmed(page);
  }
});

test.describe('a script that got into a page all the same', () => {
  test.use({ provokedErrors: /Content Security Policy/ });

  test('does not run', async ({ page }) => {
    await page.route('**/impressum', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('</head>', `<script>window.attacked='script'</script></head>`);
      await route.fulfill({ response, body: html });
    });
    const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
    await page.goto('/impressum');
    await refused;
    expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined();
  });
});

test('no other site can frame a page, and none learns which car was looked at', async ({ request }) => {
  const { slug } = await someCar();
  const headers = (await request.get(`/${slug}`)).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('set-cookie');
});
