import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { inDatabase } from '../data/in-database.ts';
import { expectAccessible, expectNoSidewaysScrolling, showTheme } from '../site/page-state.ts';
import { expect, test } from '../test.ts';
import { signInAt, someOwner } from './people.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test('the overview says what is to do and how it goes; the report tells, compares, prints and is taken along', async ({
  page,
}) => {
  test.slow();
  const owner = await someOwner();
  const at = (path: string) => `/dealership-admin/${owner.dealership.slug}/${path}`;
  await signInAt(page, at('overview'), owner);
  const todo = page.getByRole('region', { name: 'Heute zu tun' });
  await expect(todo).toBeVisible();
  expect(await todo.getByRole('listitem').count()).toBeLessThanOrEqual(5);
  await expect(page.getByRole('list', { name: 'Die letzten 30 Tage' }).getByRole('listitem')).toHaveCount(6);
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, `overview, ${theme}`);
  }
  await page.getByRole('link', { name: 'Zum Bericht' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bericht');
  await expect(page.getByRole('list', { name: 'Kennzahlen' }).getByRole('listitem')).toHaveCount(6);
  await page.getByRole('link', { name: '90 Tage' }).click();
  await expect(page).toHaveURL(/days=90/);
  await expect(page.getByRole('figure', { name: 'Preislage im Bestand' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV: Preislage im Bestand' }).click();
  expect((await download).suggestedFilename()).toBe('Preislage im Bestand.csv');
  for (const [size, theme] of [
    [desktop, 'dark'],
    [phone, 'light'],
    [phone, 'dark'],
  ] as const) {
    await page.setViewportSize(size);
    await showTheme(page, theme);
    await expectAccessible(page, `report, ${size.width}, ${theme}`);
    await expectNoSidewaysScrolling(page);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /^CSV/ })).toHaveCount(0);
});

test('points of the chart are told by the keyboard', async ({ page }) => {
  const owner = await someOwner();
  const day = dayAfter(viennaDay(new Date()), -1);
  const counted = { dealershipId: owner.dealership.id, day, source: 'qr' as const, impressions: 90, views: 41 };
  await inDatabase((db) =>
    db
      .insertInto('statisticsOfMake')
      .values({ ...counted, makeId: null })
      .execute(),
  );
  await signInAt(page, `/dealership-admin/${owner.dealership.slug}/admin-report?days=7`, owner);
  const slider = page.getByRole('slider', { name: 'Geöffnet im Verlauf' });
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuetext', /geöffnet/);
  const last = await slider.getAttribute('aria-valuetext');
  await page.keyboard.press('Home');
  await expect(slider).not.toHaveAttribute('aria-valuetext', String(last));
});

test('the monthly report by mail is turned off and on again', async ({ page }) => {
  const owner = await someOwner();
  await signInAt(page, `/dealership-admin/${owner.dealership.slug}/account`, owner);
  const wanted = page.getByRole('checkbox', { name: /Monatsbericht/ });
  await expect(wanted).toBeChecked();
  await wanted.uncheck();
  await expect(page.getByText('Der Monatsbericht kommt nicht mehr per Mail')).toBeVisible();
  await page.reload();
  await expect(wanted).not.toBeChecked();
});
