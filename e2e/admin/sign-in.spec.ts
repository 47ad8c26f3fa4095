import { looksAt } from '../site/looks.ts';
import { expectAccessible, expectNoSidewaysScrolling, showTheme } from '../site/page-state.ts';
import { expect, test } from '../test.ts';

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
  for (const path of ['', '/lechner', '/lechner/offers/12/edit', '/operator/desk', '/gibt/es/nicht']) {
    await page.goto(`/dealership-admin${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
  await page.goto('/en/dealership-admin/lechner/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

const steps = {
  'sign-in': '/anmelden',
  'password reset': '/anmelden/passwort',
  'a new password': '/anmelden/passwort#token',
};

for (const [place, [name, path]] of Object.entries(steps).entries()) {
  test(`no barrier that a program can find, dark and light, phone and desktop: ${name}`, async ({ page }) => {
    await page.goto(path);
    for (const { theme, widthPx } of looksAt(place, [390, 1440])) {
      await page.setViewportSize({ width: widthPx, height: 900 });
      await showTheme(page, theme);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, `${theme}, ${widthPx} px`);
      await expectNoSidewaysScrolling(page);
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
  await page.goto('/anmelden');
  await page.getByRole('button', { name: 'Helle Ansicht' }).click();
  await page.goto('/impressum');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  // The application never comes: what is seen before is in the theme, and is not blank.
  await page.route('**/dealership-admin/assets/index-*.js', () => undefined);
  await page.goto('/anmelden', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Wird geladen');
  await expect(page.getByRole('status').locator('svg')).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the document brings no data, no inline script and no inline style', async ({ request }) => {
  const answer = await request.get('/dealership-admin/lechner/offers');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
  const html = await answer.text();
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
  expect(html.length).toBeLessThan(4_000);
});
