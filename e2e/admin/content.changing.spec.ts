import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { expectWellMade } from '../site/well-made.ts';
import { stack } from '../stack/environment.ts';
import { expect, test, visitorAddress } from '../test.ts';
import { type Person, signInAt, somebody } from './people.ts';

const cockpit = fileURLToPath(new URL('../../content/pictures/cockpit.webp', import.meta.url));
const contentPath = '/dealership-admin/operator/content';

/** A second person at a second desk. */
async function pageOf(browser: Browser, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: stack().web,
    extraHTTPHeaders: { 'x-forwarded-for': visitorAddress() },
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signInAt(page, path, person);
  return page;
}

const saved = (page: Page) => page.getByText(/^Gesichert \d\d:\d\d$/);
const body = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** A new article that says everything but its text. */
async function beginArticle(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Neuer Text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neuer Text' });
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByRole('button', { name: 'Entwurf anlegen' }).click();
  await expect(page).toHaveURL(/\/content\/\d+/);
  await page
    .getByLabel('Vorspann')
    .fill('Was sich für Käufer ändert, was das kostet und worauf du beim nächsten Auto achten solltest.');
  await page.getByLabel('Frage beim Autokauf').selectOption('Was kostet es wirklich?');
  await page.getByRole('button', { name: 'Geld', exact: true }).click();
  await page.getByRole('button', { name: 'Bild wählen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'kombi-wiese' }).click();
  await page.getByLabel('Bildbeschreibung').fill('Ein Kombi auf einer Wiese');
}

async function publish(page: Page, editor: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zur Prüfung geben' }).click();
  await expect(page.getByText('Zur Prüfung gegeben.')).toBeVisible();
  await editor.goto(page.url());
  await editor.getByRole('button', { name: 'Freigeben' }).click();
  await expect(editor.getByText('Der Text ist online.')).toBeVisible();
}

test('an editor writes with number, cars and picture, another one releases it, and visitors read it', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const [author, reviewer] = await Promise.all([somebody({ isEditor: true }), somebody({ isEditor: true })]);
  const title = `Prüfstand ${author.accountId}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(page, '/dealership-admin/account', author);
  await page.goto('/dealership-admin');
  await expect(page, 'editors land where they work').toHaveURL(contentPath);
  const navigation = page.getByRole('navigation', { name: 'Händlerbereich' }).first();
  await expect(navigation.getByRole('link')).toHaveText([/^Inhalte/]);
  await expect(page.getByRole('list', { name: 'Texte' }).getByRole('link').first()).toBeVisible();
  await expectWellMade(page, 'texts');

  // A text that nobody touches stays as it is.
  await page.getByRole('link', { name: 'NoVA, durchgerechnet' }).click();
  await expect(body(page).getByRole('table')).toBeVisible();
  await expect(body(page).getByText('Bevor du unterschreibst')).toBeVisible();
  await expect(body(page).getByRole('button', { name: /350/ }).first()).toBeVisible();
  await expectWellMade(page, 'an article');
  await expect(page.getByText('Gesichert', { exact: true })).toBeVisible();
  await page.goto(contentPath);

  await beginArticle(page, title);
  await expect(
    page
      .getByText(/^Vor der Prüfung zu beheben/)
      .or(saved(page))
      .first(),
  ).toBeVisible();

  // Everything by keys: the words, the toolbar, a number of the rules.
  await body(page).focus();
  await page.keyboard.type('Der Abzug beträgt ');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Zahl', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Regel suchen' })).toBeFocused();
  await page.keyboard.type('nova.allowance');
  await page.keyboard.press('Enter');
  await expect(body(page).getByRole('button', { name: /350/ })).toBeVisible();
  await page.keyboard.type(' für alle.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Was es gibt');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ein ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Kombi');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' reicht.');
  await page.keyboard.press('Enter');
  await expect(body(page).getByRole('heading', { name: 'Was es gibt' })).toBeVisible();

  await page.getByRole('button', { name: 'Autos', exact: true }).click();
  const cars = page.getByRole('dialog', { name: 'Autos einsetzen' });
  await cars.getByLabel('Was für Autos?').fill('Kombi bis 60.000 Euro');
  await cars.getByLabel('Überschrift').fill('Kombis bis € 60.000');
  await expect(cars.getByText(/Treffer jetzt/)).toBeVisible();
  await expectWellMade(page, 'cars to insert');
  await cars.getByRole('button', { name: 'Einsetzen' }).click();
  await expect(body(page).getByText('Autos, live')).toBeVisible();

  await page.getByRole('button', { name: 'Bild', exact: true }).click();
  const picture = page.getByRole('dialog', { name: 'Bild einsetzen' });
  await picture.getByRole('button', { name: 'cockpit' }).click();
  await picture.getByLabel('Bildbeschreibung').fill('');
  await picture.getByRole('button', { name: 'Einsetzen' }).click();
  await expect(picture.getByLabel('Bildbeschreibung'), 'no picture without a description').toBeFocused();
  await picture.getByLabel('Bildbeschreibung').fill('Ein Cockpit bei Nacht');
  await picture.getByRole('button', { name: 'Einsetzen' }).click();
  await expect(body(page).getByText('Ein Cockpit bei Nacht')).toBeVisible();

  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(body(page).getByText('Ein Kombi reicht.')).toBeVisible();
  await expectWellMade(page, 'a text');
  await page.getByLabel('Als Text bearbeiten').check();
  await expect(body(page)).toHaveValue(
    /\{\{rule:nova\.allowance\}\} für alle\.\n\n## Was es gibt\n\nEin \*\*Kombi\*\*/,
  );
  await expectWellMade(page, 'a text as Markdown');
  await page.getByLabel('Als Text bearbeiten').uncheck();

  const second = await pageOf(browser, reviewer, `${contentPath}?state=review`);
  await page.getByRole('button', { name: 'Zur Prüfung geben' }).click();
  await expect(page.getByText('Freigeben muss jemand anderer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Freigeben' })).toHaveCount(0);
  await second.reload();
  await second.getByRole('link', { name: title }).click();
  await expect(second.getByText(`${author.name} schreibt hier mit`)).toBeVisible();

  await second.getByRole('button', { name: 'Zurückgeben' }).click();
  const back = second.getByRole('dialog', { name: 'Zurückgeben' });
  await back.getByLabel('Was fehlt noch?').fill('Der Preis fehlt.');
  await back.getByRole('button', { name: 'Zurückgeben' }).click();
  await page.reload();
  await expect(page.getByText('Der Preis fehlt.')).toBeVisible();
  await page.getByRole('button', { name: 'Zur Prüfung geben' }).click();
  await expect(page.getByText('Zur Prüfung gegeben.')).toBeVisible();

  // Planned first, then at once.
  await second.reload();
  await second.getByLabel('Am', { exact: true }).fill('2031-05-19');
  await second.getByRole('button', { name: 'Einplanen' }).click();
  await expect(second.getByText('Eingeplant.')).toBeVisible();
  await second.getByLabel('Am', { exact: true }).fill('');
  await second.getByRole('button', { name: 'Freigeben' }).click();
  await expect(second.getByText('Der Text ist online.')).toBeVisible();
  const publicPath = await second.getByRole('link', { name: 'Öffentliche Seite' }).getAttribute('href');
  await page.goto(publicPath ?? '');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Der Abzug beträgt € 350 für alle.')).toBeVisible();
  await expect(page.getByText('Kombis bis € 60.000')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Ein Cockpit bei Nacht' })).toBeVisible();
});

test.describe('a second version', () => {
  // What the server answers to whoever saves second.
  test.use({ provokedErrors: /412 \(Precondition Failed\)/ });

  test('a change is compared with what is online and taken back; two who write at once are told', async ({
    page,
    browser,
  }) => {
    test.setTimeout(150_000);
    const [author, colleague] = await Promise.all([somebody({ isEditor: true }), somebody({ isEditor: true })]);
    const title = `Vergleich ${author.accountId}`;
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInAt(page, contentPath, author);
    await beginArticle(page, title);
    await body(page).focus();
    await page.keyboard.type('Der erste Satz bleibt hier stehen.');
    await expect(saved(page)).toBeVisible();
    const second = await pageOf(browser, colleague, contentPath);
    await publish(page, second);

    await page.reload();
    await body(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Ein zweiter kommt dazu.');
    await expect(page.getByText('Besucher sehen noch eine ältere Fassung.')).toBeVisible();
    await page.getByRole('button', { name: 'Unterschiede' }).click();
    const difference = page.getByRole('dialog', { name: 'Unterschiede' });
    await expect(difference.locator('ins', { hasText: 'Ein zweiter kommt dazu.' })).toBeVisible();
    await expectWellMade(page, 'differences');
    await difference.getByRole('button', { name: 'Fassung 1 wiederherstellen' }).click();
    await expect(page.getByText('Fassung 1 steht wieder im Text.')).toBeVisible();
    await expect(body(page)).toHaveText('Der erste Satz bleibt hier stehen.');
    await page.getByRole('button', { name: 'Rückgängig' }).last().click();
    await expect(body(page)).toContainText('Ein zweiter kommt dazu.');

    // Both have it open; the colleague saves first.
    await second.goto(page.url());
    await expect(body(second)).toContainText('Ein zweiter kommt dazu.');
    await body(second).focus();
    await second.keyboard.press('Control+End');
    await second.keyboard.type(' Vom Kollegen.');
    await expect(saved(second)).toBeVisible();
    await body(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Von mir.');
    const stale = page.getByRole('dialog', { name: 'Jemand anderer hat inzwischen gesichert' });
    await expect(stale.getByText(`${colleague.name} hat diesen Text`)).toBeVisible();
    await expect(stale.locator('del', { hasText: 'Vom Kollegen.' })).toBeVisible();
    await expectWellMade(page, 'two at once');
    await stale.getByRole('button', { name: 'Andere übernehmen' }).click();
    await expect(body(page)).toContainText('Vom Kollegen.');
    await expect(body(page)).not.toContainText('Von mir.');
  });
});

test.describe('without a connection', () => {
  test.use({ provokedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test('what was written stays on the device and is saved later', async ({ page }) => {
    const author = await somebody({ isEditor: true });
    await signInAt(page, contentPath, author);
    await beginArticle(page, `Funkloch ${author.accountId}`);
    await expect(saved(page)).toBeVisible();
    await expect(body(page)).toBeVisible();
    await page.context().setOffline(true);
    await body(page).focus();
    await page.keyboard.type('Im Funkloch geschrieben.');
    await expect(page.getByText('Keine Verbindung. Auf diesem Gerät gesichert')).toBeVisible();
    await page.context().setOffline(false);
    await expect(saved(page)).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(body(page)).toContainText('Im Funkloch geschrieben.');
  });
});

test('pictures, calendar and redirects have pages of their own', async ({ page }) => {
  const author = await somebody({ isEditor: true });
  await signInAt(page, `${contentPath}/pictures`, author);
  await expect(page.getByText('kombi-wiese')).toBeVisible();
  await page.getByRole('button', { name: 'kombi-wiese beschreiben' }).click();
  const form = page.getByRole('dialog', { name: 'kombi-wiese beschreiben' });
  await form.getByLabel('Beschreibung auf Deutsch').fill('Ein Kombi auf einer Wiese');
  await form.getByLabel('Beschreibung auf Englisch').fill('An estate on a meadow');
  await form.getByLabel('Bildnachweis').fill('Kardan');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('img', { name: 'Ein Kombi auf einer Wiese' })).toBeVisible();
  await page.getByRole('button', { name: 'Bild hochladen' }).click();
  const upload = page.getByRole('dialog', { name: 'Bild hochladen' });
  await upload.getByLabel('Name', { exact: true }).fill(`probe-${author.accountId}`);
  await upload.locator('input[type=file]').setInputFiles(cockpit);
  await upload.getByLabel('Beschreibung auf Deutsch').fill('Ein Cockpit');
  await upload.getByLabel('Bildnachweis').fill('Kardan');
  await upload.getByRole('button', { name: 'Hochladen' }).click();
  await expect(upload.getByLabel('Beschreibung auf Englisch'), 'both languages are asked for').toBeFocused();
  await expectWellMade(page, 'a picture to upload');
  await upload.getByLabel('Beschreibung auf Englisch').fill('A dashboard');
  await upload.getByRole('button', { name: 'Hochladen' }).click();
  await expect(upload).toBeHidden();
  await expect(page.getByText(`probe-${author.accountId}`)).toBeVisible();
  await expectWellMade(page, 'pictures');

  await page.goto(`${contentPath}/calendar`);
  await expect(page.getByRole('region', { name: /diese Woche/ })).toBeVisible();
  await expectWellMade(page, 'calendar');

  await page.goto(`${contentPath}/redirects`);
  const path = `/magazin/alt-${author.accountId}`;
  await page.getByLabel('Alte Adresse').fill(path);
  await page.getByLabel('Führt zu').fill('/magazin');
  await page.getByRole('button', { name: 'Weiterleitung anlegen' }).click();
  await expect(page.getByText(path, { exact: true })).toBeVisible();
  await expectWellMade(page, 'redirects');
  await page.goto(path);
  await expect(page).toHaveURL(/\/magazin$/);
});

test('a draft that nobody needs is deleted, and its key is free again', async ({ page }) => {
  const author = await somebody({ isEditor: true });
  const title = `Irrtum ${author.accountId}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(page, contentPath, author);
  const begin = async () => {
    await page.getByRole('button', { name: 'Neuer Text' }).click();
    await page.getByRole('dialog').getByLabel('Titel').fill(title);
    await page.getByRole('button', { name: 'Entwurf anlegen' }).click();
    await expect(page).toHaveURL(/\/content\/\d+/);
  };
  await begin();
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Text löschen?' });
  await expectWellMade(page, 'asked whether to delete a text');
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Der Text ist gelöscht.')).toBeVisible();
  await expect(page).toHaveURL(contentPath);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await begin();
});
