import { expectAccessible, showTheme } from '../site/page-state.ts';
import { expect, test } from '../test.ts';

const phone = { width: 390, height: 844 };

test('the sign-in page stands in both languages, offers the passkey first, and leads from one language to the other', async ({
  page,
}) => {
  await page.goto('/login?zurueck=/dealership-admin/lechner/team');
  await expect(page).toHaveURL(/\/anmelden\?zurueck=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').first()).toHaveAccessibleName(/Mit Passkey anmelden/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/login\?zurueck=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('who is not signed in is led to the sign-in page from every page, and is told nothing else', async ({ page }) => {
  for (const path of ['', '/new-dealer', '/lechner', '/lechner/offers/12/edit', '/operator/desk', '/gibt/es/nicht']) {
    await page.goto(`/dealership-admin${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
  await page.goto('/en/dealership-admin/lechner/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

for (const [name, path] of Object.entries({
  'sign-in': '/anmelden',
  'password reset': '/anmelden/passwort',
  'a new password': '/anmelden/passwort#token',
})) {
  test(`no barrier that a program can find, dark and light, phone and desktop: ${name}`, async ({ page }) => {
    await page.goto(path);
    for (const [theme, size] of [
      ['dark', phone],
      ['light', phone],
      ['dark', { width: 1440, height: 900 }],
      ['light', { width: 1440, height: 900 }],
    ] as const) {
      await page.setViewportSize(size);
      await showTheme(page, theme);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, `${theme}, ${size.width} px`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test('without a mouse: what is missing is said at its field, which has the focus', async ({ page }) => {
  await page.goto('/anmelden');
  await page.getByLabel('Passwort', { exact: true }).focus();
  await page.keyboard.press('Enter');
  const email = page.getByLabel('E-Mail');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Bitte ausfüllen.');
});

test('the chosen theme is there from the first paint, and is the public site’s too', async ({ page }) => {
  await page.goto('/impressum');
  await showTheme(page, 'light');
  await page.evaluate(() => localStorage.setItem('darkMode', 'false'));
  await page.goto('/anmelden', { waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('the document brings no data, no inline script and no inline style', async ({ request }) => {
  const answer = await request.get('/dealership-admin/lechner/offers');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
  const html = await answer.text();
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
  expect(html.length).toBeLessThan(4_000);
});
