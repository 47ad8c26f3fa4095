import { inDatabase } from '../data/in-database.ts';
import { expectAccessible, open } from '../site/page-state.ts';
import { expect, test } from '../test.ts';

test('a request names whom it goes to, is sent there with the page’s values, and says so', async ({ page }) => {
  await open(page, '/portal/leasing?preis=30000&monate=48');
  const request = page.getByRole('region', { name: 'Angebot anfragen' });
  await request.getByRole('button', { name: 'Anfrage an Musterbank AG senden' }).click();
  await expect(request.getByLabel('Dein Name')).toBeFocused();
  await expectAccessible(page, 'with errors');
  await request.getByLabel('Dein Name').fill('Anna Huber');
  await request.getByLabel('E-Mail').fill('anna@example.at');
  await request.getByRole('button', { name: 'Anfrage an Musterbank AG senden' }).click();
  const sent = request.getByRole('heading', { name: 'Deine Anfrage ist unterwegs' });
  await expect(sent).toBeFocused({ timeout: 20_000 });
  await expect(request).toContainText('Musterbank AG hat sie bekommen');
  const { mails, inquiry } = await inDatabase(async (db) => ({
    mails: await db
      .selectFrom('mail')
      .select(['template', 'recipient'])
      .where('template', '=', 'inquiry-to-partner')
      .execute(),
    inquiry: await db.selectFrom('inquiry').select('details').where('kind', '=', 'finance').executeTakeFirst(),
  }));
  expect(mails).toEqual([{ template: 'inquiry-to-partner', recipient: 'anfragen@musterbank.example' }]);
  expect(inquiry?.details).toMatchObject({ wish: 'leasing', terms: { priceEur: 30_000, months: 48 } });
});
