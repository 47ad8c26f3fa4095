import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectWellMade } from '../site/well-made.ts';
import { expect, test } from '../test.ts';
import { invitationOf } from './invitation.ts';
import { signInAsOperatorAt } from './operators.ts';
import { password } from './people.ts';

async function goOn(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused();
}

test('a dealer asks to be let in, an operator asks back and approves, and the owner lands in the new dealership', async ({
  page,
  browser,
}) => {
  const mark = randomBytes(3).toString('hex');
  const name = `Autowelt ${mark}`;
  const email = `k.${mark}@autowelt.example`;

  await page.goto('/portal/anfrage-haendler');
  await page.getByRole('link', { name: 'Zur Anmeldung in vier Schritten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Autohaus anmelden' })).toBeVisible();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByLabel('Firmenwortlaut')).toBeFocused();
  await page.getByLabel('Firmenwortlaut').fill(`${name} GmbH`);
  await page.getByLabel('Name für Käufer').fill(name);
  await page.getByLabel('Rechtsform').selectOption('gmbh');
  await page.getByLabel('Straße und Hausnummer').fill('Mürzgasse 4');
  await page.getByLabel('PLZ').fill('8680');
  await page.getByLabel('Ort', { exact: true }).fill('Mürzzuschlag');
  await page.getByLabel('Firmenbuchnummer').fill('FN 418207 k');
  await page.getByLabel('Firmenbuchgericht').fill('Landesgericht Leoben');
  await page.getByLabel('UID-Nummer').fill('ATU33864708');
  await page.getByLabel('GISA-Zahl').fill('26104417');
  await expect(page.getByText(/^Die Prüfziffer stimmt nicht/)).toBeVisible();
  await page.getByLabel('UID-Nummer').fill('');
  await expectWellMade(page, 'wizard-company');

  await page.reload();
  await expect(page.getByLabel('Firmenbuchnummer'), 'after a reload').toHaveValue('FN 418207 k');
  await goOn(page, 'Kontakt');
  await page.getByLabel('Vor- und Nachname').fill('Karin Zirngast');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Telefon').fill('+43 3852 12345');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Betrieb' })).toBeVisible();
  await page.goForward();
  await goOn(page, 'Autos und Schnittstellen');
  await page.getByLabel('Autos im Bestand').fill('60');
  await page.getByLabel('So kommen die Autos her').selectOption('autoscout-json');
  await goOn(page, 'Vereinbarungen');
  await page.getByRole('button', { name: 'Antrag senden' }).click();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await expectWellMade(page, 'wizard-agreements');
  await page.getByRole('button', { name: 'Antrag senden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Der Antrag ist bei uns' })).toBeVisible();
  await expectWellMade(page, 'wizard-sent');

  const office = await browser.newContext();
  const desk = await office.newPage();
  await signInAsOperatorAt(desk, '/dealership-admin/operator/requests');
  await expectWellMade(desk, 'requests');
  await desk.getByRole('link', { name: new RegExp(name) }).click();
  await expect(desk.getByRole('heading', { level: 1, name: `Neuer Händler: ${name}` })).toBeVisible();
  await expect(desk.getByText('Form und Prüfbuchstabe k stimmen')).toBeVisible();
  await expect(desk.getByText('Nicht geprüft: keine UID angegeben.')).toBeVisible();
  await expectWellMade(desk, 'request');
  await desk.getByRole('button', { name: 'Rückfrage' }).click();
  await desk.getByLabel('Deine Frage').fill('Haben Sie inzwischen eine UID-Nummer?');
  await desk.getByRole('button', { name: 'Frage senden' }).click();
  await expect(desk.getByText('Haben Sie inzwischen eine UID-Nummer?')).toBeVisible();
  await desk.getByRole('button', { name: 'Freischalten und einladen' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Freischalten und einladen' }).click();
  await expect(desk.getByRole('link', { name: 'Betrieb öffnen' })).toBeVisible();
  await expectWellMade(desk, 'request-approved');
  await desk.getByRole('link', { name: 'Alle Anträge' }).click();
  await expect(desk.getByRole('link', { name: new RegExp(name) }), 'no longer open').toHaveCount(0);
  await desk.getByRole('link', { name: /^Entschieden/ }).click();
  await expect(desk.getByRole('link', { name: new RegExp(name) })).toContainText('Freigeschaltet');
  await office.close();

  await page.goto(await invitationOf(email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Willkommen bei ${name}`);
  await page.getByLabel('Neues Passwort').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dealership-admin/autowelt-${mark}/`));
  await expect(page.getByRole('link', { name: 'Bestand' }).first()).toBeVisible();
});

test('an operator announces new terms, and makes a dealership without a request', async ({ page }) => {
  const mark = randomBytes(3).toString('hex');
  await signInAsOperatorAt(page, '/dealership-admin/operator/requests/agreements');
  await expect(page.getByRole('heading', { level: 1, name: 'Vereinbarungen' })).toBeVisible();
  await page.getByRole('button', { name: 'Neue Fassung ankündigen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Fassung', { exact: true }).fill(`2099-${mark}`);
  await dialog.getByLabel('Was sich ändert').fill('Punkt 5 nennt jetzt die Fristen für Antworten an Käufer.');
  await expectWellMade(page, 'announce');
  await dialog.getByRole('button', { name: 'Ankündigen und allen schreiben' }).click();
  await expect(page.getByRole('link', { name: `Fassung 2099-${mark}` })).toBeVisible();
  await expectWellMade(page, 'agreements');
  await page.getByRole('link', { name: 'Ausständige zeigen' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noch nicht angenommen' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectWellMade(page, 'outstanding');

  await page.goto('/dealership-admin/new-dealer');
  await expect(page.getByRole('heading', { level: 1, name: 'Händler anlegen' })).toBeVisible();
  await page.getByLabel('Firmenwortlaut').fill(`Direkt ${mark}`);
  await page.getByLabel('Rechtsform').selectOption('sole-trader');
  await expect(page.getByLabel('Firmenbuchnummer')).toBeHidden();
  await page.getByLabel('Straße und Hausnummer').fill('Hauptplatz 1');
  await page.getByLabel('PLZ').fill('8680');
  await page.getByLabel('Ort', { exact: true }).fill('Mürzzuschlag');
  await page.getByLabel('GISA-Zahl').fill('26104418');
  await expectWellMade(page, 'create');
  await goOn(page, 'Kontakt');
  await page.getByLabel('Vor- und Nachname').fill('Eva Berger');
  await page.getByLabel('E-Mail').fill(`eva.${mark}@direkt.example`);
  await page.getByLabel('Telefon').fill(`+43 1 ${Number.parseInt(mark, 16)}`);
  await page.getByRole('button', { name: 'Anlegen und einladen' }).click();
  await expect(page).toHaveURL(new RegExp(`/dealership-admin/direkt-${mark}/overview`));
});
