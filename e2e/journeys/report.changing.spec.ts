import { someCar } from '../data/site-data.ts';
import { expectAccessible, open } from '../site/page-state.ts';
import { expect, test } from '../test.ts';

test('a listing is reported: reason, explanation, good faith; then a reference', async ({ page }) => {
  await open(page, `/${(await someCar()).slug}`);
  await page.getByRole('link', { name: 'Inserat melden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inserat melden' });
  await dialog.getByRole('button', { name: 'Meldung senden' }).click();
  await expect(dialog.getByLabel('Grund')).toBeFocused();
  await expect(dialog.getByLabel('Grund')).toHaveAccessibleDescription('Bitte wähl einen Grund.');
  await expectAccessible(page, 'report with errors');
  await dialog.getByLabel('Grund').selectOption({ label: 'Falsche Angaben' });
  await dialog.getByLabel(/^Was ist falsch/).fill('Der Kilometerstand passt nicht zu den Bildern.');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Meldung senden' }).click();
  await expect(dialog).toContainText('Danke, deine Meldung ist da', { timeout: 20_000 });
  await expect(dialog).toContainText(/Kennung: \S+/);
});
