import type { Page } from '@playwright/test';
import { inDatabase } from '../data/in-database.ts';
import { mailAbout, newAddress } from '../data/search-agents.ts';
import { expectAccessible, expectNoSidewaysScrolling, open, showTheme } from '../site/page-state.ts';
import { startWorker } from '../stack/start.ts';
import { expect, test } from '../test.ts';
import { signInAt, someOwner } from './people.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** An active car of the dealership, as the public page names it. */
function carOf(dealershipId: number): Promise<{ slug: string }> {
  return inDatabase((db) =>
    db
      .selectFrom('listing')
      .select('slug')
      .where('dealershipId', '=', dealershipId)
      .where('state', '=', 'active')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
}

/** Somebody asks about a car on its public page. */
async function ask(page: Page, path: string, { name, email }: { name: string; email: string }): Promise<void> {
  await open(page, path);
  const form = page.getByRole('region', { name: /^Anfrage an / });
  await form.getByRole('button', { name: 'Nachricht schreiben' }).click();
  await form.getByLabel('Nachricht').fill('Ist der Wagen noch da? Ich käme am Samstag.');
  await form.getByLabel('Dein Name').fill(name);
  await form.getByLabel('E-Mail').fill(email);
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(form.getByRole('heading', { name: 'Ist unterwegs' })).toBeVisible({ timeout: 30_000 });
}

function storedState(email: string): Promise<string | undefined> {
  return inDatabase(async (db) => {
    const thread = await db
      .selectFrom('inquiryRecipient')
      .innerJoin('inquiry', 'inquiry.id', 'inquiryRecipient.inquiryId')
      .select('inquiryRecipient.state')
      .where('inquiry.senderEmail', '=', email)
      .executeTakeFirst();
    return thread?.state;
  });
}

/** Takes back what the toast with this text tells; others may stand above it. */
async function undo(page: Page, text: string): Promise<void> {
  await page
    .locator('[data-undo]')
    .locator('..')
    .filter({ hasText: text })
    .getByRole('button', { name: 'Rückgängig' })
    .click();
}

async function expectAccessibleInBothThemes(page: Page, state: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, `${state}, ${theme}`);
  }
}

test('a buyer writes on the car’s page, the dealer answers with a template, the buyer has the mail, and it is won', async ({
  page,
  processes,
}) => {
  test.setTimeout(180_000);
  processes.use(await startWorker());
  const owner = await someOwner();
  const car = await carOf(owner.dealership.id);
  const buyer = { name: `Julia ${owner.accountId} Hofer`, email: newAddress() };
  await ask(page, `/${car.slug}`, buyer);

  await page.setViewportSize(desktop);
  const path = `/dealership-admin/${owner.dealership.slug}/inbox`;
  await signInAt(page, path, owner);
  const row = page.locator('[data-thread-row]').filter({ hasText: buyer.name });
  await expect(row).toContainText(/ungelesen/);
  await expectAccessibleInBothThemes(page, 'list');

  await row.click();
  const thread = page.getByRole('region', { name: `Gespräch mit ${buyer.name}` });
  await expect(thread.getByRole('article').first()).toContainText('Ich käme am Samstag.');
  await expect(row).not.toContainText(/ungelesen/);

  // The template has the car's data; a detail that is missing keeps the reply from going out.
  const field = thread.getByRole('textbox', { name: `Antwort an ${buyer.name}` });
  await thread.getByRole('button', { name: 'Probefahrt' }).click();
  await expect(field).toHaveValue(new RegExp(`Grüß Gott ${buyer.name}`));
  await expect(thread.getByText(/Angaben? fehl/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'thread');
  await thread.getByRole('button', { name: 'Senden' }).click();
  await expect(field).toBeFocused();
  await expect(thread.getByText(/^Ersetz \{/)).toBeVisible();
  await field.fill((await field.inputValue()).replaceAll(/\{[^}]+\}/g, 'Samstag um 10 Uhr'));

  // What is typed outlives a reload, and a reply can be taken back.
  await page.reload();
  await expect(field).toHaveValue(/Samstag um 10 Uhr/);
  await thread.getByRole('button', { name: 'Senden' }).click();
  await expect(thread.getByText('wird gleich gesendet')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(field).toHaveValue(/Samstag um 10 Uhr/);
  await field.press('Control+Enter');
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: 'Meldung schließen' }).click();
  await expect(thread.getByText(/unterwegs|gesendet/)).toBeVisible();
  const mail = await mailAbout(buyer.email, /Samstag um 10 Uhr/);
  expect(mail.text).toContain(`Grüß Gott ${buyer.name}`);
  await expect.poll(() => storedState(buyer.email)).toBe('answered');

  const side = page.getByRole('complementary', { name: 'Stand, Auto und Käufer' });
  await expect(side).toContainText('Standtage');
  await side.getByRole('combobox', { name: 'Zuständig' }).selectOption({ label: `${owner.name} (du)` });
  await expect(page.getByText(`${owner.name} kümmert sich um ${buyer.name}`)).toBeVisible();
  await side.getByRole('button', { name: 'Verloren' }).click();
  await page.getByRole('radio', { name: 'Preis' }).check();
  await expectAccessible(page, 'lost');
  await page.getByRole('button', { name: 'Als verloren ablegen' }).click();
  await expect.poll(() => storedState(buyer.email)).toBe('lost');
  await undo(page, `Verloren: ${buyer.name}`);
  await expect.poll(() => storedState(buyer.email)).toBe('answered');
  await side.getByRole('button', { name: 'Gewonnen' }).click();
  await expect.poll(() => storedState(buyer.email)).toBe('won');

  // On a phone the list is a page and the conversation is one.
  await page.setViewportSize(phone);
  await expect(row).toBeHidden();
  await expectNoSidewaysScrolling(page);
  await expectAccessibleInBothThemes(page, 'thread on a phone');
  await page.getByRole('link', { name: 'Zurück zur Liste' }).click();
  await expect(row).toContainText('gewonnen');
  await expectNoSidewaysScrolling(page);
  await expectAccessibleInBothThemes(page, 'list on a phone');
});

test('by the keyboard through the list, into a reply, a note and the help; templates and rules are kept', async ({
  page,
}) => {
  test.slow();
  const owner = await someOwner();
  const car = await carOf(owner.dealership.id);
  const buyers = [1, 2].map((place) => ({ name: `Taste${place} ${owner.accountId}`, email: newAddress() }));
  for (const buyer of buyers) await ask(page, `/${car.slug}`, buyer);
  const path = `/dealership-admin/${owner.dealership.slug}/inbox`;
  await page.setViewportSize(desktop);
  await signInAt(page, path, owner);
  const rows = page.locator('[data-thread-row]');
  await rows.first().focus();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tasten in den Anfragen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(`Taste1 ${owner.accountId}`);
  await expect(rows).toHaveCount(1);
  await rows.first().press('Enter');
  await expect(page.getByRole('region', { name: `Gespräch mit ${buyers[0]?.name}` })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: /^Antwort an/ })).toBeFocused();
  await page.keyboard.type('jara');
  await expect(page.getByRole('textbox', { name: /^Antwort an/ })).toHaveValue('jara');
  await page.getByRole('button', { name: 'Notiz', exact: true }).click();
  await page.getByRole('textbox', { name: 'Notiz, nur für euch' }).fill('Ruft am Montag wieder an.');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Ruft am Montag wieder an.' })).toBeVisible();
  await page.getByRole('log').focus();
  await page.keyboard.press('e');
  await expect.poll(() => storedState(buyers[0]?.email ?? '')).toBe('answered');

  await page.goto(`${path}/templates`);
  await page.getByRole('button', { name: 'Neue Vorlage' }).click();
  await page.getByLabel('Name').fill('Rückruf');
  await page.getByLabel('Text', { exact: true }).fill('Wir rufen Sie an,');
  await page.getByRole('button', { name: 'Name des Käufers' }).click();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Wir rufen Sie an, {kunde}');
  await expectAccessible(page, 'template');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Rückruf' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'templates');
  // The next test of this dealership finds it as it was.
  await page.getByRole('button', { name: '„Rückruf“ löschen' }).click();
  await page.getByRole('button', { name: 'Meldung schließen' }).last().click();
  await expect(page.getByRole('heading', { name: 'Rückruf' })).toBeHidden();

  await page.goto(`${path}/rules`);
  await page.getByRole('button', { name: 'Regel hinzufügen' }).click();
  await page.getByRole('checkbox', { name: 'Probefahrt' }).check();
  await page.setViewportSize(phone);
  await expectNoSidewaysScrolling(page);
  await expectAccessibleInBothThemes(page, 'rules');
  await page.getByRole('button', { name: 'Regeln speichern' }).click();
  await expect(page.getByText('Regeln gespeichert')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('checkbox', { name: 'Probefahrt' })).toBeHidden();
});
