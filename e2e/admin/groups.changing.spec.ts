import { randomBytes } from 'node:crypto';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { inDatabase } from '../data/in-database.ts';
import { expectWellMade } from '../site/well-made.ts';
import { expect, test } from '../test.ts';
import { invitationOf } from './invitation.ts';
import { signInAsOperatorAt } from './operators.ts';
import { password, somebody } from './people.ts';

// A group that is in use is not deleted.
test.use({ provokedErrors: /status of 409/ });

/** Dealerships with an owner each, in no group. */
async function houses(mark: string): Promise<string[]> {
  const built = await inDatabase((db) =>
    Promise.all(['Graz', 'Linz'].map((place) => buildDealership(db, { name: `Lechner ${place} ${mark}` }))),
  );
  for (const { id } of built) await somebody({ memberships: { [id]: 'dealer-owner' } });
  return built.map(({ name }) => name);
}

test('an operator makes a group, puts two dealerships into it and invites its owner, who accepts, sees both and brings in an analyst; one is taken out', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = randomBytes(3).toString('hex');
  const [graz, linz] = (await houses(mark)) as [string, string];
  const group = `Lechner Gruppe ${mark}`;
  const email = `leitung-${mark}@test.example`;

  await signInAsOperatorAt(page, '/dealership-admin/operator/groups');
  await page.getByRole('button', { name: 'Gruppe anlegen' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(group);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: group })).toBeVisible();

  // From the page of the group.
  await page.getByRole('button', { name: 'Betrieb aufnehmen' }).click();
  const adding = page.getByRole('dialog', { name: 'Betrieb aufnehmen' });
  await adding.getByLabel('Betrieb', { exact: true }).fill(`Graz ${mark}`);
  await adding.getByRole('option', { name: new RegExp(graz) }).click();
  await expectWellMade(page, 'adding a dealership');
  await adding.getByRole('button', { name: 'Aufnehmen' }).click();
  const sites = page.getByRole('region', { name: 'Betriebe' });
  await expect(sites.getByRole('link', { name: graz })).toBeVisible();

  // From the page of the dealership.
  await page.goto('/dealership-admin/operator/dealerships');
  await page.getByRole('searchbox', { name: 'Händler suchen' }).fill(linz);
  await page.getByRole('link', { name: linz, exact: true }).click();
  await page.getByRole('button', { name: 'In eine Gruppe aufnehmen' }).click();
  const joining = page.getByRole('dialog', { name: 'In eine Gruppe aufnehmen' });
  await joining.getByRole('combobox').fill(`gruppe ${mark}`);
  await joining.getByRole('option', { name: group }).click();
  await joining.getByRole('button', { name: 'Aufnehmen' }).click();
  await page.getByRole('region', { name: 'Gruppe' }).getByRole('link', { name: group }).click();
  await expect(sites.getByRole('link', { name: linz })).toBeVisible();

  await page.getByRole('button', { name: 'Person einladen' }).click();
  const inviting = page.getByRole('dialog', { name: 'Person einladen' });
  await inviting.getByLabel('Name').fill('Lena Lechner');
  await inviting.getByLabel('E-Mail', { exact: true }).fill(email);
  await inviting.getByLabel('Rolle').selectOption('group-owner');
  await inviting.getByRole('button', { name: 'Einladung schicken' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Eingeladen bis');
  await expectWellMade(page, 'a group');

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(await invitationOf(email));
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Willkommen bei ${group}`);
  await guest.getByLabel('Neues Passwort').fill(password);
  await guest.keyboard.press('Enter');
  const own = guest.getByRole('region', { name: group });
  for (const name of [graz, linz]) await expect(own.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  await expectWellMade(guest, 'home of an owner of a group');
  await own.getByRole('link', { name: 'Team' }).click();
  await guest.getByRole('button', { name: 'Person einladen' }).click();
  const asking = guest.getByRole('dialog', { name: 'Person einladen' });
  await asking.getByLabel('Name').fill('Anton Auswertung');
  await asking.getByLabel('E-Mail', { exact: true }).fill(`analyse-${mark}@test.example`);
  await asking.getByRole('button', { name: 'Einladung schicken' }).click();
  await expect(guest.getByRole('row').filter({ hasText: 'Anton Auswertung' })).toContainText('Eingeladen bis');
  await expectWellMade(guest, 'team of a group');

  await sites.getByRole('button', { name: `${graz} herausnehmen` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aus der Gruppe nehmen' }).click();
  await expect(sites.getByRole('link', { name: graz })).toBeHidden();
  await guest.goto('/dealership-admin');
  await expect(own.getByRole('link', { name: new RegExp(linz) })).toBeVisible();
  await expect(guest.getByRole('link', { name: new RegExp(graz) })).toHaveCount(0);
  await context.close();

  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gruppe löschen' }).click();
  await expect(page.getByText('Diese Gruppe wird noch verwendet', { exact: false })).toContainText('Betriebe');
  await page.goto('/dealership-admin/operator/groups');
  await expect(page.getByRole('row').filter({ hasText: group })).toBeVisible();
  await expectWellMade(page, 'groups');
});
