import type { Page } from '@playwright/test';
import {
  changeCar,
  mailAbout,
  mailedCode,
  newAddress,
  someAgentPage,
  someRefusedAgentPage,
} from '../data/search-agents.ts';
import { cardTitle, countCars, findCars, inGerman } from '../data/site-data.ts';
import { expectAccessible, expectNoSidewaysScrolling, hydrated, open, showTheme } from '../site/page-state.ts';
import { carsInWords, resultsOn } from '../site/results-page.ts';
import { startWorker } from '../stack/start.ts';
import { expect, test } from '../test.ts';

const golfs = '/suchagent?fahrzeug=volkswagen/golf&preis-bis=40000';
const golfFilters = { vehicles: ['volkswagen/golf'], priceEur: { to: 40_000 } };

const send = (page: Page) => page.getByRole('button', { name: 'Code anfordern' });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code aus dem E-Mail' });
const codeHeading = (page: Page) => page.getByRole('heading', { name: 'Schau in dein Postfach' });
const doneHeading = (page: Page) => page.getByRole('heading', { name: 'Dein Suchagent läuft' });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByText('Sofort', { exact: true }).click();
  await page.getByRole('checkbox', { name: /^Ja, ich möchte/ }).check();
}

/** As far as the code; the spam check takes its seconds. */
async function askForCode(page: Page, email: string): Promise<void> {
  await fillIn(page, email);
  await send(page).click();
  await expect(codeHeading(page)).toBeFocused({ timeout: 30_000 });
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

async function expectAccessibleInBothThemes(page: Page, state: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, `${state}, ${theme}`);
  }
}

test.describe('with a worker', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], provokedErrors: /status of (403|404)/ });
  const running = new AsyncDisposableStack();
  test.beforeAll(async () => {
    running.use(await startWorker());
  });
  test.afterAll(() => running.disposeAsync());

  test('from a page of results to a running agent; a car that comes into the search is mailed, and the mail’s link leads to where it can be changed, paused, taken along and deleted', async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const email = newAddress();
    const { items } = await findCars({ ...golfFilters, sort: 'price-asc' });
    const car = items.find(({ priceEur }) => priceEur > 5_000);
    if (!car) throw new Error('there is no such Golf');
    const limitEur = car.priceEur - 100;
    await open(page, `/angebote/suche/start?fahrzeug=volkswagen%2Fgolf&preis-bis=${limitEur}`);
    await page.getByRole('link', { name: 'Suchagent anlegen' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suchagent anlegen');
    await expect(resultsOn(page).chips).toHaveCount(2);
    await askForCode(page, email);
    await expectAccessibleInBothThemes(page, 'code');

    // A reload, as phones do it when one comes back from the mail.
    await page.reload();
    await expect(codeHeading(page)).toBeFocused();
    await expect(page.getByRole('main')).toContainText(email);
    await paste(page, await mailedCode(email));
    await expect(doneHeading(page)).toBeFocused();
    await expectAccessibleInBothThemes(page, 'done');

    await changeCar(car.id, { priceEur: limitEur - 500, netPriceEur: null });
    const mail = await mailAbout(email, new RegExp(car.slug));
    expect(mail.text).toContain(car.title);
    await changeCar(car.id, { priceEur: car.priceEur });

    const link = mail.text.match(/http:\S+\/suchagent\/[\w-]{43}/)?.[0] ?? '';
    // Mails of earlier releases have the built-in path.
    for (const [address, status] of [[link, 200] as const, [link.replace('suchagent', 'search-agent'), 308] as const]) {
      const answer = await page.request.get(address, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      expect(answer.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      });
    }
    await page.goto(link);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mein Suchagent');
    await expect(page.getByText('Auto gemeldet', { exact: true }).locator('..')).toContainText('1');
    await expectAccessibleInBothThemes(page, 'own page');

    await page.getByText('Wöchentlich', { exact: true }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText('Wie vorher')).toBeVisible();
    await expect(page.getByRole('radio', { name: /Sofort/ })).toBeChecked();

    await page.getByRole('button', { name: 'Pausieren' }).click();
    await expect(page.getByRole('heading', { name: 'Macht Pause' })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'paused');
    await page.getByRole('button', { name: 'Wieder aktivieren' }).click();
    await expect(page.getByRole('button', { name: 'Pausieren' })).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /Herunterladen/ }).click();
    const saved = await (await download).createReadStream();
    const exported = JSON.parse(Buffer.concat(await saved.toArray()).toString());
    expect(exported.agent).toMatchObject({ email, state: 'active', frequency: 'at-once' });
    expect(exported.matches).toContainEqual(expect.objectContaining({ listingId: car.id, event: 'new-car' }));
    expect(exported.consent.textVersion).toBe('2026-11-15');

    await page.getByText('Suchagent löschen').click();
    await expect(page.getByText('Rückgängig machen lässt sich das nicht')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'about to be deleted');
    await page.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gelöscht' })).toBeFocused();
    await expectAccessibleInBothThemes(page, 'deleted');
    expect((await page.goto(link))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('gibt es nicht (mehr)');
    await expect(page.getByRole('link', { name: 'Neuen Suchagenten anlegen' })).toBeVisible();
  });

  test('five wrong codes end the code; a new one starts the agent, the old one does not', async ({ page }) => {
    test.setTimeout(120_000);
    const email = newAddress();
    await open(page, golfs);
    await askForCode(page, email);
    const right = (await mailedCode(email)).replace(' ', '');
    // Waiting for another code is shown, and a press before its time does nothing.
    await page.getByRole('button', { name: /^Neuer Code in \d+ s möglich$/ }).press('Enter');
    const field = codeField(page);
    const other = right === '111111' ? 2 : 1;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await field.fill(String(other * 111_111 + attempt));
      await expect(field).toHaveAccessibleDescription(/stimmt nicht/);
      await expect(field).toBeFocused();
    }
    await expectAccessibleInBothThemes(page, 'wrong code');
    await field.fill(right);
    await expect(field).toHaveAccessibleDescription(/gilt nicht mehr/);

    await page.evaluate(() => {
      const stored = JSON.parse(sessionStorage.getItem('search-agent') ?? '{}');
      stored.step.resendFromMs = 0;
      sessionStorage.setItem('search-agent', JSON.stringify(stored));
    });
    await page.reload();
    await page.getByRole('button', { name: 'Neuen Code schicken' }).click();
    await expect(page.getByText('Ein neuer Code ist unterwegs')).toBeVisible();
    await field.fill(right);
    await expect(field).toHaveAccessibleDescription(/stimmt nicht/);
    await field.fill(await mailedCode(email, 2));
    await expect(doneHeading(page)).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test('everything fits, and an address typed wrongly is corrected without losing the rest', async ({ page }) => {
      test.setTimeout(90_000);
      await open(page, golfs);
      await page.getByRole('checkbox', { name: 'Verkauft' }).check();
      await askForCode(page, newAddress());
      await expectNoSidewaysScrolling(page);
      await page.getByRole('button', { name: 'Andere Adresse' }).click();
      const address = page.getByRole('textbox', { name: 'E-Mail' });
      await expect(address).toBeFocused();
      await expect(page.getByRole('checkbox', { name: 'Verkauft' })).toBeChecked();
      const email = newAddress();
      await askForCode(page, email);
      await paste(page, `Dein Code: ${await mailedCode(email)}`);
      await expect(doneHeading(page)).toBeFocused();
      await expectNoSidewaysScrolling(page);
      await page.getByRole('link', { name: 'Mein Suchagent' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mein Suchagent');
      await expectNoSidewaysScrolling(page);
    });
  });

  test('by keyboard alone', async ({ page }) => {
    test.setTimeout(90_000);
    const email = newAddress();
    await open(page, golfs);
    await page.getByRole('textbox', { name: 'E-Mail' }).focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { checked: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    for (const _ of ['new car', 'price drop', 'sold', 'consent']) await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: /^Ja, ich möchte/ })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(codeHeading(page)).toBeFocused({ timeout: 30_000 });
    // The first digit leads from the heading into the field.
    await page.keyboard.type((await mailedCode(email)).replace(' ', ''));
    await expect(doneHeading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mein Suchagent');
  });
});

test('the page says how many fit today and shows the newest; a chip narrows the agent, the search can be changed', async ({
  page,
}) => {
  await open(page, `${golfs}&treibstoff=diesel`);
  const total = await countCars({ ...golfFilters, fuel: ['diesel'] });
  await expect(page.getByRole('definition').first()).toHaveText(inGerman(total));
  const { items } = await findCars({ ...golfFilters, fuel: ['diesel'], sort: 'newest' });
  const shown = page.getByRole('region', { name: 'Das passt heute' }).getByRole('article').getByRole('heading');
  await expect(shown).toHaveText(items.slice(0, 4).map(cardTitle));
  await resultsOn(page).chips.filter({ hasText: 'Diesel' }).click();
  await expect(page.getByRole('definition').first()).toHaveText(inGerman(await countCars(golfFilters)));
  await page.getByRole('link', { name: 'Suche ändern' }).click();
  await expect(page.getByText(carsInWords(await countCars(golfFilters)), { exact: true })).toBeVisible();
});

test('a sentence is enough to begin with; a search for everything is asked to say more', async ({ page }) => {
  await open(page, '/suchagent');
  const box = page.getByRole('searchbox', { name: 'Was suchst du?' });
  await box.fill('Golf Diesel bis 15.000 in Graz');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suchagent anlegen');
  await expect(resultsOn(page).chips).toHaveCount(4);
  await open(page, '/suchagent?kategorie=used');
  await expect(page.getByRole('heading', { name: 'Das ist noch fast alles' })).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Suche eingrenzen' })).toHaveAttribute('href', /kategorie=used/);
});

test('what is missing is said beside its field and nothing is sent; what was typed survives a reload', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await open(page, golfs);
  await page.getByRole('checkbox', { name: 'Neues Auto passt' }).uncheck();
  await page.getByRole('checkbox', { name: 'Preis gesenkt' }).uncheck();
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('anna@');
  await send(page).click();
  const address = page.getByRole('textbox', { name: 'E-Mail' });
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/vollständige Adresse/);
  await expect(page.getByRole('group', { name: 'Wovon?' })).toHaveAccessibleDescription(/zumindest eines/);
  await expect(page.getByText('Ohne dein Ja dürfen wir dir nicht schreiben.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'with errors');
  expect(sent.filter((url) => url.includes('/search-agent'))).toEqual([]);
  await page.reload();
  await expect(address).toHaveValue('anna@');
});

test('the spam check is not loaded before somebody begins to fill in the form', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, golfs);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/mail/challenge'))).toEqual([]);
  await page.getByRole('textbox', { name: 'E-Mail' }).focus();
  await expect.poll(() => asked.filter((url) => url.includes('/mail/challenge')).length).toBe(1);
});

test.describe('without a connection', () => {
  test.use({ provokedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('the form says so, keeps what was typed and can be sent again', async ({ page, context }) => {
    await open(page, golfs);
    await fillIn(page, newAddress());
    // The task of the spam check is there; what fails is the sending.
    await page.waitForTimeout(500);
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByText('Keine Verbindung. Deine Angaben sind noch da')).toBeVisible({ timeout: 30_000 });
    await context.setOffline(false);
    await send(page).click();
    await expect(codeHeading(page)).toBeFocused({ timeout: 30_000 });
  });
});

test('an agent takes over another search, says what it looks for then, and takes it back', async ({ page }) => {
  const own = await someAgentPage();
  await open(page, own);
  await page.getByRole('link', { name: 'Suche ändern' }).click();
  const { filters } = resultsOn(page);
  await filters.getByRole('checkbox', { name: /^Diesel/ }).check();
  await expect(resultsOn(page).chips).toHaveCount(3);
  await page.getByRole('link', { name: 'Suchagent anlegen' }).first().click();
  await expect(page.getByRole('heading', { name: 'Du änderst gerade einen Suchagenten' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'search to be taken over');
  await page.getByRole('button', { name: 'Diese Suche übernehmen' }).click();
  await expect(page).toHaveURL(new RegExp(`${own}\\?before=`));
  await expect(page.getByRole('list', { name: 'Sucht nach' })).toContainText('Diesel');
  await expectAccessibleInBothThemes(page, 'search changed');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page).toHaveURL(new RegExp(`${own}$`));
  await expect(page.getByRole('list', { name: 'Sucht nach' })).not.toContainText('Diesel');
});

test('an agent whose mails were refused says so first, and can be woken', async ({ page }) => {
  await open(page, await someRefusedAgentPage());
  await expect(page.getByText('Mails kommen nicht an', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Unsere Mails kommen nicht an');
  await expectAccessibleInBothThemes(page, 'mails refused');
  await page.getByRole('button', { name: 'Wieder aktivieren' }).click();
  await expect(page.getByRole('button', { name: 'Pausieren' })).toBeVisible();
  await expect(page.getByText('Unsere Mails kommen nicht an')).toBeHidden();
});

test('an own page is for its owner alone: not kept, not found, and told to no other site', async ({ page }) => {
  const response = await page.goto(await someAgentPage());
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('main')).not.toContainText('anna-');
});

test('a mail’s link to the end of an agent leads to the question, and asks before it does anything', async ({
  page,
}) => {
  await open(page, `${await someAgentPage()}#delete`);
  await expect(page.getByRole('button', { name: 'Endgültig löschen' })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mein Suchagent');
});

test('what is pressed on an own page before its scripts have come is saved when they have', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  const address = await someAgentPage();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.getByText('Wöchentlich', { exact: true }).click();
  release();
  await expect(page.getByText('Gespeichert', { exact: true })).toHaveCount(1);
  await page.goto(address);
  await expect(page.getByRole('radio', { name: /Wöchentlich/ })).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, provokedErrors: /status of 404/ });

  test('what fits today is there, and why the form is not', async ({ page }) => {
    await page.goto(golfs);
    await expect(page.getByRole('region', { name: 'Das passt heute' }).getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('main')).toContainText('Zum Anlegen braucht es JavaScript', { useInnerText: true });
    await expect(send(page)).toBeHidden();
  });

  test('an own page works: settings, pause, deletion', async ({ page }) => {
    await page.goto(await someAgentPage());
    await page.getByText('Wöchentlich', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Verkauft' }).check();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('radio', { name: /Wöchentlich/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Verkauft' })).toBeChecked();
    await page.getByRole('button', { name: 'Pausieren' }).click();
    await expect(page.getByRole('heading', { name: 'Macht Pause' })).toBeVisible();
    await page.getByRole('button', { name: 'Wieder aktivieren' }).click();
    await page.getByText('Suchagent löschen').click();
    await page.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('gibt es nicht (mehr)');
  });

  test('an agent takes over a search described in a sentence, without the filters one removes, and takes it back', async ({
    page,
  }) => {
    const own = await someAgentPage();
    await page.goto(own);
    await page.getByRole('searchbox', { name: 'Was suchst du?' }).fill('Audi A4 Diesel bis 20.000');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByRole('heading', { name: 'Soll er ab jetzt danach suchen?' })).toBeVisible();
    await page.getByRole('link', { name: /Diesel/ }).click();
    await page.getByRole('button', { name: 'Diese Suche übernehmen' }).click();
    const words = page.getByRole('list', { name: 'Sucht nach' });
    await expect(words).toContainText('Audi A4');
    await expect(words).not.toContainText('Diesel');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(words).toContainText('Golf');
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeHidden();
  });
});

test('without a search engine the preview is missing, the page says so, and an agent can be made', async ({
  page,
  siteWithoutSearch,
}) => {
  const response = await page.goto(siteWithoutSearch + golfs);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await hydrated(page);
  await expect(page.getByText('Die heutigen Treffer können wir gerade nicht zeigen')).toBeVisible();
  await expectAccessible(page, 'outage');
  await askForCode(page, newAddress());
  await page.goto(siteWithoutSearch + (await someAgentPage()));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mein Suchagent');
  await expect(page.getByText('Alles andere auf dieser Seite geht')).toBeVisible();
});
