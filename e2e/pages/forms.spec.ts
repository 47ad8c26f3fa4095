import type { Page } from '@playwright/test';
import { cardTitle, countCars, findCars } from '../data/site-data.ts';
import { formsOn } from '../site/forms-on-page.ts';
import { pageKinds } from '../site/page-kinds.ts';
import { hydrated } from '../site/page-state.ts';
import { expectTotal, resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

// One test a page, none needs another: every worker takes what is left.
test.describe.configure({ mode: 'parallel' });

test.use({ provokedErrors: /status of 404/ });

const kinds = pageKinds.filter(({ looksAlike }) => !looksAlike);
const scripts = /\/_next\/static\/.+\.js/;

/** Keeps the page's scripts away until it is told to let them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(scripts);
  };
}

/** Whether a page is sent with a form at all: most are not, and need no browser to tell. */
async function hasForms(page: Page, path: string): Promise<boolean> {
  return /<form/.test(await (await page.request.get(path)).text());
}

/**
 * Types into every form of a page and presses Enter in it: a form that only looks for something leads to an address with what
 * was typed, and any other stays where it is, with it.
 */
async function sendEveryForm(page: Page, path: string): Promise<void> {
  const count = (await formsOn(page)).length;
  for (let index = 0; index < count; index++) {
    if (index > 0) await page.goto(path, { waitUntil: 'domcontentloaded' });
    const found = (await formsOn(page))[index];
    if (!found?.isVisible || found.method === 'dialog') continue;
    const { form, method, isPersonal, submit } = found;
    const typed = await found.fillIn();
    const [name] = Object.keys(typed).slice(-1);
    if (name === undefined) continue;
    const field = form.locator(`[name="${name}"]`).last();
    if (submit !== 'works') {
      expect(isPersonal && method === 'get').toBe(false);
      await field.press('Enter');
      await page.waitForTimeout(300);
      expect(page.url()).toBe(new URL(path, page.url()).href);
      // Enter in a text of several lines begins the next one.
      for (const [each, text] of Object.entries(typed))
        await expect(form.locator(`[name="${each}"]`)).toHaveValue(new RegExp(`^${text}\\n?$`));
      continue;
    }
    expect([method, isPersonal]).toEqual(['get', false]);
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.isNavigationRequest()),
      field.press('Enter'),
    ]);
    expect(request.method()).toBe('GET');
    const sent = [...new URL(request.url()).searchParams];
    for (const pair of Object.entries(typed)) expect(sent).toContainEqual(pair);
    expect((await request.response())?.status()).toBeLessThan(500);
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, path } of kinds) {
    test(`every form works or is not there, and none puts what is personal into an address: ${name}`, async ({
      page,
    }) => {
      const address = await path();
      if (!(await hasForms(page, address))) return;
      await page.goto(address);
      for (const { isPersonal, isVisible, method, submit } of await formsOn(page)) {
        if (isVisible) expect(submit, 'a form that is shown can be sent').toBe('works');
        expect(isPersonal && (isVisible || method === 'get'), 'a form that takes a script is not shown').toBe(false);
      }
      await sendEveryForm(page, address);
    });
  }
});

test.describe('before the scripts have come', () => {
  for (const { name, path } of kinds) {
    test(`every form keeps what was typed, and none puts what is personal into an address: ${name}`, async ({
      page,
    }) => {
      const address = await path();
      if (!(await hasForms(page, address))) return;
      const release = await holdScripts(page);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const { isPersonal, method, submit } of await formsOn(page)) {
        if (isPersonal) expect([method, submit]).toEqual(['post', 'disabled']);
      }
      await sendEveryForm(page, address);
      await release();
    });
  }

  test('an order or a filter that was chosen is applied when they come', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/gebrauchtwagen?treibstoff=diesel', { waitUntil: 'domcontentloaded' });
    await resultsOn(page).sorting.selectOption('price-asc');
    await release();
    const cheapest = await findCars({ category: ['used'], fuel: ['diesel'], sort: 'price-asc' });
    await expect(resultsOn(page).titles).toHaveText(cheapest.items.map(cardTitle));

    const releaseAgain = await holdScripts(page);
    await page.goto('/gebrauchtwagen', { waitUntil: 'domcontentloaded' });
    const price = resultsOn(page).filters.getByRole('textbox', { name: 'Preis, bis (€)' });
    await price.fill('20.000');
    await price.press('Enter');
    await releaseAgain();
    await expectTotal(page, await countCars({ category: ['used'], priceEur: { to: 20_000 } }));
  });

  test('a search agent’s form says that it is not ready; what was filled in is there when it is, and is sent then', async ({
    page,
  }) => {
    const address = '/suchagent?fahrzeug=volkswagen/golf&preis-bis=40000';
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const send = page.getByRole('button', { name: 'Code anfordern' });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription(/lädt noch/);
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('anna@example.at');
    await page.getByText('Wöchentlich', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Preis gesenkt' }).uncheck();
    await page.getByRole('textbox', { name: 'E-Mail' }).press('Enter');
    await release();
    await hydrated(page);
    await expect(send).toBeEnabled();
    await expect(send).toHaveAccessibleDescription(/Kein Konto/);
    await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('anna@example.at');
    await expect(page.getByRole('radio', { name: /Wöchentlich/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Preis gesenkt' })).not.toBeChecked();
    expect(page.url()).toContain(address);
    await send.click();
    await expect(page.getByText('Da fehlt noch etwas')).toBeVisible();
  });
});

test('forms that a press brings send nothing by their address', async ({ page }) => {
  await page.goto(await (kinds.find(({ name }) => name === 'car')?.path() ?? '/'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
  await page.getByRole('link', { name: 'Inserat melden' }).click();
  await expect(page.getByRole('dialog', { name: 'Inserat melden' })).toBeVisible();
  const personal = (await formsOn(page)).filter(({ isPersonal }) => isPersonal);
  expect(personal.map(({ method }) => method)).toEqual(['post', 'post']);
});
