import type { Page } from '@playwright/test';
import { looksAt } from '../site/looks.ts';
import { expectAccessible, expectNoSidewaysScrolling, hydrated, open, showTheme } from '../site/page-state.ts';
import { expect, test } from '../test.ts';

test('the sign-in page stands in both languages, offers the passkey first, and leads from one language to the other', async ({
  page,
}) => {
  await page.goto('/login?zurueck=/dealership-admin/lechner/team');
  await expect(page).toHaveURL(/\/anmelden\?zurueck=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').first()).toHaveAccessibleName(/Mit Passkey anmelden/);
  await hydrated(page);
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
  await open(page, '/anmelden');
  await page.getByLabel('Passwort', { exact: true }).focus();
  await page.keyboard.press('Enter');
  const email = page.getByLabel('E-Mail');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Bitte ausfüllen.');
});

/** The application does not come before it is let; what is seen until then is the document alone. */
async function holdApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/dealership-admin/assets/index-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const [path, heading, missing] of [
  ['/anmelden', 'Anmelden', 'Bitte ausfüllen.'],
  ['/en/login', 'Sign in', 'Please fill this in.'],
] as const) {
  test(`${path} is seen before the application runs, which takes it over as it stands, with what was typed`, async ({
    page,
  }) => {
    const letApplicationCome = await holdApplication(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${heading} – `));
    await page.evaluate(() => document.fonts.ready);
    await expectAccessible(page, 'before the application runs');
    const [email, password] = [page.locator('input[name=email]'), page.locator('input[name=password]')];
    await email.fill('anna@demo.example');
    await password.press('Enter');
    await page.getByRole('main').getByRole('button', { name: heading, exact: true }).click();
    await expect(page).toHaveURL(path);
    const places = await placesOf(page);
    const form = await page.locator('form').elementHandle();

    await page.evaluate(watchShifts);
    letApplicationCome();
    await hydrated(page);
    expect(await page.locator('form').evaluate((now, before) => now === before, form)).toBe(true);
    expect(await placesOf(page)).toEqual(places);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    await expect(email).toHaveValue('anna@demo.example');
    await password.press('Enter');
    await expect(password).toHaveAccessibleDescription(missing);
    await expect(email).toHaveValue('anna@demo.example');
  });
}

/** Notes in the page what moves from now on. */
function watchShifts(): void {
  const shifts: number[] = [];
  Reflect.set(window, 'shifts', shifts);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
  });
  observer.observe({ type: 'layout-shift' });
}

/** Where everything stands that can be read or pressed. */
function placesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#app :is(a, button, input, h1, h2, p, li)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.textContent}: ${[x, y, width, height].map(Math.round)}`;
    }),
  );
}

test('every other page shows that it is loading until the application runs', async ({ page }) => {
  await holdApplication(page);
  await page.goto('/dealership-admin', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Wird geladen');
  await expect(page.getByRole('status').locator('svg')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the page says first that it needs it, and sends no password', async ({ page }) => {
    await page.goto('/anmelden');
    await expect(page.locator('noscript p').filter({ hasText: 'braucht JavaScript' })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await page.getByLabel('Passwort', { exact: true }).fill('geheim');
    await page.getByLabel('Passwort', { exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL('/anmelden');
  });
});

test('the chosen theme is there from the first paint, and is the public site’s too', async ({ page }) => {
  await open(page, '/anmelden');
  await page.getByRole('button', { name: 'Helle Ansicht' }).click();
  await page.goto('/impressum');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  // The application never comes: what is seen before is in the theme, and is not blank.
  await holdApplication(page);
  await page.goto('/anmelden', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dunkle Ansicht' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [path, maxBytes] of Object.entries({
  '/dealership-admin/lechner/offers': 4_000,
  '/anmelden': 20_000,
  '/en/login': 20_000,
})) {
  test(`the document of ${path} brings no data, no inline script and no inline style`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
    const html = await answer.text();
    expect(html).not.toMatch(/<script[^>]*>(?!<\/script>)|<style| style=| on\w+=/);
    expect(html.length).toBeLessThan(maxBytes);
  });
}
