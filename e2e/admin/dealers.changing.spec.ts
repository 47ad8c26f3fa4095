import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { inDatabase } from '../data/in-database.ts';
import { expectWellMade } from '../site/well-made.ts';
import { expect, test } from '../test.ts';
import { signInAsOperatorAt } from './operators.ts';
import { signInAt, somebody } from './people.ts';

const desktop = { width: 1440, height: 900 };

async function house() {
  const dealership = await inDatabase(async (db) => {
    const built = await buildDealership(db, { companyRegisterNumber: '418207 k' });
    await buildListing(db, { dealershipId: built.id });
    return built;
  });
  return { dealership, owner: await somebody({ memberships: { [dealership.id]: 'dealer-owner' } }) };
}

test('an operator finds a dealership, suspends it with reasons, its owner reads them, and it is lifted again', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { dealership, owner } = await house();
  const { name, slug } = dealership;
  await page.setViewportSize(desktop);
  await signInAsOperatorAt(page, '/dealership-admin/operator/dealerships');
  await expect(page.getByRole('heading', { level: 1, name: 'Händler' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectWellMade(page, 'all dealerships');
  await page.getByRole('searchbox', { name: 'Händler suchen' }).fill(slug);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Personen' })).toContainText(owner.email);
  await expectWellMade(page, 'a dealership');

  await page.getByRole('button', { name: 'Maßnahme setzen' }).click();
  const dialog = page.getByRole('dialog', { name: `Maßnahme gegen ${name}` });
  await dialog.getByLabel('Maßnahme').selectOption({ label: 'Sperre' });
  await dialog.getByRole('button', { name: 'Sperren und Begründung senden' }).click();
  await expect(dialog.getByLabel('Punkt oder Paragraf')).toBeFocused();
  await dialog.getByLabel('Punkt oder Paragraf').fill('AGB Punkt 5.2');
  await dialog.getByLabel(/^Tatsachen/).fill('Drei Inserate nennen einen falschen Kilometerstand.');
  await expectWellMade(page, 'the form of a measure');
  await dialog.getByRole('button', { name: 'Sperren und Begründung senden' }).click();
  const holds = page.getByRole('region', { name: 'Maßnahmen' });
  await expect(holds).toContainText('Drei Inserate nennen einen falschen Kilometerstand.');
  await expect(holds).toContainText('In Kraft');
  await expectWellMade(page, 'a suspended dealership');

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.setViewportSize(desktop);
  await signInAt(theirs, `/dealership-admin/${slug}/overview`, owner);
  const notice = theirs.getByRole('region', { name: 'Ihr Betrieb ist gesperrt' });
  await notice.getByText('Grundlage und Fristen').click();
  await expect(notice).toContainText('Drei Inserate nennen einen falschen Kilometerstand.');
  await expect(notice).toContainText('Nutzungsbedingungen: AGB Punkt 5.2');
  await expect(notice).toContainText('kostenlos Beschwerde einlegen');
  await expectWellMade(theirs, 'the owner’s overview');
  await notice.getByRole('button', { name: 'Beschwerde schreiben' }).click();
  await theirs.getByLabel('Warum die Entscheidung falsch ist').fill('Die Kilometerstände stehen so im Serviceheft.');
  await theirs.getByRole('button', { name: 'Beschwerde senden' }).click();
  await expect(notice).toContainText('Die Beschwerde wird geprüft');

  await holds.getByRole('button', { name: 'Aufheben' }).click();
  await page.getByLabel(/^Warum\?/).fill('Die Angaben sind berichtigt.');
  await page.getByRole('button', { name: 'Aufheben und mitteilen' }).click();
  await expect(holds).toContainText('Die Angaben sind berichtigt.');
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Heute zu tun' })).toBeVisible();
  await expect(notice).toBeHidden();
  await context.close();
});

test('an operator looks at a dealership with a banner and changes nothing, then says why and does; owner and record tell it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { dealership, owner } = await house();
  const { id, name, slug } = dealership;
  await page.setViewportSize(desktop);
  const operator = await signInAsOperatorAt(page, `/dealership-admin/operator/dealerships/${id}`);
  await page.getByRole('link', { name: 'Als Betrieb ansehen' }).click();
  const banner = page.getByRole('complementary', { name: 'Ansicht für den Portalbetrieb' });
  await expect(banner).toContainText(`Du siehst ${name} als Betrieb. Nur ansehen.`);
  await expectWellMade(page, 'a dealership that is looked at');
  await page.goto(`/dealership-admin/${slug}/team`);
  await expect(page.getByRole('row').filter({ hasText: owner.email })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Person einladen' })).toBeHidden();

  await banner.getByRole('button', { name: 'Für den Betrieb ändern' }).click();
  await page.getByLabel('Warum?').fill('Telefonat mit der Chefin');
  await expectWellMade(page, 'why something is changed');
  await page.getByRole('button', { name: 'Eine Stunde ändern' }).click();
  await expect(banner).toContainText(`Du änderst für ${name}.`);
  await page.getByRole('button', { name: 'Person einladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Person einladen' });
  await dialog.getByLabel('Name').fill('Berta Neu');
  await dialog.getByLabel('E-Mail', { exact: true }).fill(`berta-${id}@test.example`);
  await dialog.getByRole('button', { name: 'Einladung schicken' }).click();
  await expect(page.getByRole('row').filter({ hasText: `berta-${id}@test.example` })).toBeVisible();
  await banner.getByRole('button', { name: 'Ändern beenden' }).click();
  await expect(banner).toContainText('Nur ansehen.');
  await expect(page.getByRole('button', { name: 'Person einladen' })).toBeHidden();

  await page.goto(`/dealership-admin/operator/history?dealershipId=${id}`);
  await expect(page.getByRole('main')).toContainText(`${operator.name} ändert für den Betrieb: ${name}`);
  await expectWellMade(page, 'the portal’s record');
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signInAt(theirs, `/dealership-admin/${slug}/history`, owner);
  await expect(theirs.getByRole('main')).toContainText(`(Portalbetrieb) hat angesehen: ${name}`);
  await expect(theirs.getByRole('main')).toContainText('Telefonat mit der Chefin');
  await context.close();
});

test('an operator invites an editor, invites again and takes the right; their own nobody offers', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize(desktop);
  const operator = await signInAsOperatorAt(page, '/dealership-admin/operator/people');
  const email = `redaktion-${operator.accountId}@test.example`;
  await page.getByRole('button', { name: 'Person einladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jemanden ins Portal holen' });
  await dialog.getByLabel('Name').fill('Emil Neu');
  await dialog.getByLabel('E-Mail', { exact: true }).fill(email);
  await expectWellMade(page, 'the form of an invitation');
  await dialog.getByRole('button', { name: 'Recht geben' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Eingeladen bis');
  await expectWellMade(page, 'people of the portal');
  await row.getByRole('button', { name: 'Emil Neu neu einladen' }).click();
  await expect(page.getByText(`Einladung an ${email} geschickt`).first()).toBeVisible();
  await row.getByRole('button', { name: /Redaktion entziehen$/ }).click();
  await page.getByRole('button', { name: 'Entziehen', exact: true }).click();
  await expect(row).toBeHidden();
  const own = page.getByRole('row').filter({ hasText: operator.email });
  await expect(own.getByRole('button')).toHaveCount(0);
});
