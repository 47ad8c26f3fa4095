import { buildDeadJob } from '@kardan/core/testing/build-dead-job';
import { sql } from 'kysely';
import { inDatabase } from '../data/in-database.ts';
import { expectWellMade } from '../site/well-made.ts';
import { startWorker } from '../stack/start.ts';
import { expect, test } from '../test.ts';
import { signInAsOperatorAt } from './operators.ts';
import { signInAt, somebody } from './people.ts';

// A mistyped address is refused by the API.
test.use({ provokedErrors: /status of 400/ });

/** What visitors, mail servers and workers leave behind in a week. */
async function leaveTraces(): Promise<void> {
  await inDatabase(async (db, { observations, webVitals }) => {
    for (let i = 0; i < 200; i++) observations.answered({ status: 200, route: 'GET /api/v1/public/data/main' });
    observations.answered({ status: 503, code: 'search-unavailable', route: 'POST /api/v1/public/search/query' });
    observations.browserFailed('TypeError');
    const unfound = { vehicles: ['volkswagen/golf'], priceEur: { to: 500 } };
    for (let i = 0; i < 4; i++) observations.searched({ filters: unfound, total: 0, engineMs: 640 });
    for (let i = 0; i < 6; i++) observations.notUnderstood('Schwiegermutterauto');
    for (const value of [1_400, 2_100, 2_600, 5_200])
      for (const device of ['phone', 'desktop'] as const)
        webVitals.add({ pageKind: 'results', device, values: [{ metric: 'LCP', value }] });
    webVitals.add({ pageKind: 'car-park', device: 'phone', values: [{ metric: 'LCP', value: 6_400 }] });
    await sql`
      insert into mail_of_day (day, template, outcome, count)
      select current_date - n, template, outcome, 3 + n % 5
      from generate_series(0, 20) n, unnest(array['search-agent-matches', 'inquiry-to-dealership']) template,
        unnest(array['sent', 'refused']) outcome
      where outcome = 'sent' or n % 4 = 0
      on conflict do nothing`.execute(db);
    await buildDeadJob(db, 'match-listing', { listingId: 4711 }, 'the search engine does not answer');
    await buildDeadJob(db, 'process-image', { uploadId: '0198f0a0-0000-7000-8000-000000000001' }, 'no such upload');
  });
}

test('an operator sees how the portal is, has a job tried again and discards another with a reason', async ({
  page,
}) => {
  await leaveTraces();
  await signInAsOperatorAt(page, '/dealership-admin/operator/health');
  const strip = page.getByRole('region', { name: 'Zustand der Dienste' });
  await expect(strip.getByRole('link')).toHaveCount(6);
  await expect(strip.getByRole('link', { name: /Liegen geblieben/ })).toContainText('seit');
  await expect(page.getByRole('heading', { name: 'Das braucht jemanden' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Arten der letzten sieben Tage' })).toContainText('search-unavailable');
  await expectWellMade(page, 'overview');

  await strip.getByRole('link', { name: /Liegen geblieben/ }).click();
  const lying = page.getByRole('region', { name: 'Liegen geblieben' });
  const match = lying.getByRole('listitem').filter({ hasText: 'Auto mit Suchagenten vergleichen' });
  await expect(match).toContainText('the search engine does not answer');
  await expect(match).toContainText('4711');
  await page.getByRole('checkbox', { name: /Nur was wartet/ }).uncheck();
  await expect(page.getByRole('table', { name: 'Warteschlangen' })).toContainText('Preise bewerten (nachts)');
  await expectWellMade(page, 'jobs');
  await match.getByRole('button', { name: /Noch einmal/ }).click();
  await expect(page.getByText('Eine Aufgabe wird wieder versucht.')).toBeVisible();
  await expect(match).toHaveCount(0);

  const picture = lying.getByRole('listitem').filter({ hasText: 'Bild verarbeiten' });
  await picture.getByRole('button', { name: /Verwerfen/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Aufgabe verwerfen' });
  await dialog.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(dialog.getByLabel('Grund'), 'nobody discards without a reason').toBeFocused();
  await dialog.getByLabel('Grund').fill('Das Bild gibt es nicht mehr');
  await dialog.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(dialog).toBeHidden();
  await expect(picture).toHaveCount(0);
});

test('the index is compared and the texts are checked by a worker, and what came of it stays after a reload', async ({
  page,
  processes,
}) => {
  test.setTimeout(120_000);
  processes.use(await startWorker());
  const operator = await signInAsOperatorAt(page, '/dealership-admin/operator/health/index');
  const cars = page.getByRole('region', { name: 'Autos', exact: true });
  await expect(cars).toContainText('aktuelle Art');
  await cars.getByRole('button', { name: /^Vergleichen/ }).click();
  await expect(cars.getByText(/stimmen überein|fehlen,/)).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(cars.getByText(new RegExp(`fertig .*${operator.name}`))).toBeVisible();
  await expectWellMade(page, 'search index');

  await page.getByRole('link', { name: 'Werkzeuge', exact: true }).click();
  await page.getByRole('button', { name: /^Prüfen/ }).click();
  await expect(page.getByText(/Texte geprüft, 0 mit Fehler/)).toBeVisible({ timeout: 60_000 });
  await expectWellMade(page, 'tools');
});

test('a person’s data are handed out once, after the address was typed twice', async ({ page }) => {
  await signInAsOperatorAt(page, '/dealership-admin/operator/health/tools');
  await page.getByRole('button', { name: 'Auskunft holen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Auskunft holen' });
  await dialog.getByLabel('Mailadresse', { exact: true }).fill('anna@example.at');
  await dialog.getByLabel('Mailadresse noch einmal').fill('anne@example.at');
  await dialog.getByRole('button', { name: 'Auskunft holen' }).click();
  await expect(dialog).toContainText('Beide Adressen müssen gleich sein.');
  await expectWellMade(page, 'personal data');
  await dialog.getByLabel('Mailadresse noch einmal').fill('anna@example.at');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Auskunft holen' }).click();
  expect((await download).suggestedFilename()).toBe('auskunft.json');
});

test('mails, speed, searches and feeds of all dealers are told in words', async ({ page }) => {
  await leaveTraces();
  await signInAsOperatorAt(page, '/dealership-admin/operator/health/mails');
  await expect(page.getByRole('table', { name: 'Nach Art' })).toContainText('Treffer eines Suchagenten');
  await expectWellMade(page, 'mails');
  await page.getByRole('link', { name: 'Tempo', exact: true }).click();
  const speeds = page.getByRole('table', { name: /LCP/ });
  await expect(speeds.getByRole('row', { name: /Parkplatz/ })).toContainText('schlecht');
  await expectWellMade(page, 'speed');
  await page.getByRole('link', { name: 'Suchen', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Suchen ohne Treffer' })).toContainText('Golf');
  await expect(page.getByRole('table', { name: 'Nicht verstandene Wörter' })).toContainText('schwiegermutterauto');
  await expectWellMade(page, 'searches');

  await page.goto('/dealership-admin/operator/feeds');
  await expect(page.getByRole('heading', { level: 1, name: 'Feeds' })).toBeVisible();
  await page.getByRole('button', { name: /^Gescheitert/ }).click();
  await expect(page).toHaveURL(/filter=broken/);
  await page.getByRole('button', { name: /^Alle/ }).first().click();
  await expectWellMade(page, 'feeds');
});

test('a dealer finds none of it', async ({ page }) => {
  const dealer = await somebody();
  await signInAt(page, '/dealership-admin/operator/health', dealer);
  await expect(page.getByRole('heading', { level: 1, name: /nicht/ })).toBeVisible();
});
