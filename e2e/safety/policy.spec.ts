import { someCar } from '../data/site-data.ts';
import { pageKinds } from '../site/page-kinds.ts';
import { hydrated, open } from '../site/page-state.ts';
import { resultsOn } from '../site/results-page.ts';
import { isFullRun } from '../stack/environment.ts';
import { expect, test } from '../test.ts';
import { attack, expectUnharmed } from './attack.ts';

// One test a page, none needs another: every worker takes what is left.
test.describe.configure({ mode: 'parallel' });

for (const { name, path, hasSecretAddress } of pageKinds.filter(({ looksAlike }) => isFullRun() || !looksAlike)) {
  test.describe(() => {
    test.use({ provokedErrors: /status of 404/ });

    // That nothing is broken by it, and that nobody else is asked for anything, is told by the test's page itself.
    test(`a strict policy, and nothing that it forbids: ${name}`, async ({ page }) => {
      const response = await page.goto(await path());
      const headers = response?.headers() ?? {};
      const policy = Object.fromEntries(
        (headers['content-security-policy'] ?? '').split('; ').map((rule) => rule.split(/ (.*)/, 2)),
      );
      expect(policy['default-src']).toBe("'self'");
      expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
      expect(policy['style-src']).toBe("'self'");
      expect(policy['connect-src']).toBe("'self'");
      expect(policy['object-src']).toBe("'none'");
      expect(policy['base-uri']).toBe("'none'");
      expect(policy['frame-ancestors']).toBe("'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe(hasSecretAddress ? 'no-referrer' : 'strict-origin-when-cross-origin');
      await hydrated(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    });
  });
}

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
