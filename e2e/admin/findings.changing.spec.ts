import { randomInt } from 'node:crypto';
import { listingPath } from '@kardan/contract/site-paths';
import { inspectListings } from '@kardan/core/moderation/findings/inspecting/inspect-listings';
import { countTransparency } from '@kardan/core/moderation/transparency/count-transparency';
import { inDatabase } from '../data/in-database.ts';
import { expectAccessible } from '../site/page-state.ts';
import { expectWellMade } from '../site/well-made.ts';
import { startWorker } from '../stack/start.ts';
import { expect, test } from '../test.ts';
import { signInAsOperatorAt } from './operators.ts';

/** Two dealers offer the same car, and a third asks for less than half of what it is worth. */
async function somethingToFind() {
  const vin = `WAUZZZF4${randomInt(100_000_000, 1_000_000_000)}`;
  return inDatabase(async (db, services) => {
    const cars = await db
      .selectFrom('listing')
      .innerJoin('dealership', 'dealership.id', 'listing.dealershipId')
      .innerJoin('listingRating', 'listingRating.listingId', 'listing.id')
      .select(['listing.id', 'listing.slug', 'dealership.name', 'listingRating.estimateEur'])
      .distinctOn('dealership.id')
      .where('listing.state', '=', 'active')
      .where('dealership.state', '=', 'active')
      .where('dealership.groupId', 'is', null)
      .where('listingRating.groupLevel', 'in', ['variant', 'model'])
      .where('listingRating.sampleSize', '>=', 20)
      .orderBy('dealership.id')
      .orderBy('listing.id')
      .limit(3)
      .execute();
    const [first, second, cheap] = cars;
    if (!first || !second || !cheap) throw new Error('the demo has too few rated cars');
    await db.updateTable('listing').set({ vin }).where('id', 'in', [first.id, second.id]).execute();
    const priceEur = Math.round((cheap.estimateEur ?? 0) * 0.42);
    await db.updateTable('listing').set({ priceEur }).where('id', '=', cheap.id).execute();
    await inspectListings(services, [first.id, second.id, cheap.id]);
    return { vin, first, second };
  });
}

test('an operator goes through findings, takes a decision back, blocks a car with reasons, finds it and lifts the block', async ({
  page,
}) => {
  test.slow();
  const { vin, first, second } = await somethingToFind();
  await using _worker = await startWorker();
  await signInAsOperatorAt(page, '/dealership-admin/operator/findings');

  const finding = page.getByRole('article').filter({ hasText: first.name }).filter({ hasText: second.name });
  await expect(finding.getByRole('heading', { level: 2 })).toHaveText('Dieselbe Fahrgestellnummer bei zwei Betrieben');
  await expect(finding).toContainText(first.name);
  await expect(finding.getByRole('list', { name: 'Verglichen' })).toContainText('Fahrgestellnummer gleich');
  await finding.getByRole('button', { name: 'In Ordnung' }).click();
  await expect(finding).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(finding).toBeVisible();

  await finding.getByRole('button', { name: `Inserat von ${second.name} sperren` }).click();
  const form = page.getByRole('dialog', { name: 'Inserat sperren' });
  await expect(form.getByLabel('Tatsachen')).toHaveValue(new RegExp(vin));
  await form.getByLabel('Bestimmung').fill('Abschnitt „Inserate“');
  await expectAccessible(page, 'block form');
  await form.getByRole('button', { name: 'Sperren und Begründung senden' }).click();
  await expect(page.getByText(/^Gesperrt\. Die Begründung/)).toBeVisible();
  await expect(finding).toBeHidden();
  const answer = await page.request.get(listingPath(second.slug, 'de-AT'));
  expect(answer.status()).toBe(410);
  await expect
    .poll(async () => {
      await page.goto('/dealership-admin/operator/findings?kind=vin&state=decided');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      return finding.count();
    })
    .toBe(1);

  await page.goto('/dealership-admin/operator/listings');
  await page.getByRole('searchbox').fill(vin);
  // The heading alone: what was listed before the search is gone, and with it any menu of its rows.
  await expect(page.getByRole('row').filter({ hasNotText: vin })).toHaveCount(1);
  const row = page.getByRole('row').filter({ hasText: second.name }).filter({ hasText: vin });
  await expect(row).toContainText('Gesperrt');
  await row.getByRole('button', { name: /^Was mit/ }).click();
  await page.getByRole('button', { name: 'Sperre aufheben' }).click();
  const lifting = page.getByRole('dialog', { name: 'Sperre aufheben' });
  await lifting.getByLabel('Grund (geht an den Händler)').fill('Der andere Betrieb hat sein Inserat zurückgezogen.');
  await lifting.getByRole('button', { name: 'Sperre aufheben' }).click();
  await expect(row).toContainText('Online');

  await inDatabase((_, services) => countTransparency(services));
  await page.goto('/dealership-admin/operator/transparency');
  await expect(page.getByRole('row', { name: /Inserat gesperrt/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`transparenzbericht-${new Date().getFullYear()}.csv`);
});

test('no barrier that a program can find in what operators look through, dark and light, phone and desktop', async ({
  page,
}) => {
  test.slow();
  await somethingToFind();
  await signInAsOperatorAt(page, '/dealership-admin/operator/findings');
  const pages = ['findings?kind=vin', 'findings?kind=price', 'findings?kind=text', 'listings', 'transparency'];
  for (const name of pages) {
    await page.goto(`/dealership-admin/operator/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectWellMade(page, name);
  }
});
