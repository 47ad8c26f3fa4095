import { randomUUID } from 'node:crypto';
import { createListing } from '@kardan/core/listings/editing/create-listing';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { ownerOf } from '@kardan/core/testing/actors';
import type { Page } from '@playwright/test';
import { inDatabase } from '../data/in-database.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../site/page-state.ts';
import { expectWellMade } from '../site/well-made.ts';
import { startWorker } from '../stack/start.ts';
import { expect, test } from '../test.ts';
import { signInAt, someOwner } from './people.ts';

test.setTimeout(180_000);

/** A new car of somebody who is signed in, at its pictures. */
async function openPictures(page: Page) {
  const owner = await someOwner();
  const { id, slug } = owner.dealership;
  const car = await inDatabase((_, services) =>
    createListing(services, ownerOf(id), String(id), { key: randomUUID(), fields: { title: 'Octavia Combi' } }),
  );
  const path = `/dealership-admin/${slug}/offers/${car.id}/edit?tab=pictures`;
  await signInAt(page, path, owner);
  return { listingId: car.id, path };
}

let seed = 100;
const files = async (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      seed += 1;
      const buffer = await photo(1_200, 900, seed)
        .rotate((seed % 4) * 90)
        .jpeg()
        .toBuffer();
      return { name: `IMG_${seed}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
const choose = async (page: Page, count: number) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await files(count));

function storedOf(listingId: number) {
  return inDatabase(async (db) => {
    const draft = await db
      .selectFrom('listingDraft')
      .select('pictures')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow();
    const hashes = (draft.pictures as { contentHash: string }[]).map(({ contentHash }) => contentHash);
    return { pictures: hashes.length, different: new Set(hashes).size };
  });
}

/** By the beginnings of their names, in their order. */
function picturesShown(page: Page) {
  const images = page.locator('li img[src^="/_next/image"]');
  return images.evaluateAll((all) => all.map((img) => img.getAttribute('src')?.slice(24, 56)));
}

/** How many the API has taken, whatever it could say of it. */
function receivedOf(listingId: number) {
  return inDatabase(async (db) => {
    const uploads = await db.selectFrom('imageUpload').select('id').where('listingId', '=', listingId).execute();
    return uploads.length;
  });
}

test.describe('while the connection breaks', () => {
  test.use({ provokedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|net::/ });

  test('answers are lost, the connection is cut and the tab is closed: no picture is lost, and none is there twice', async ({
    page,
    context,
  }) => {
    await using _worker = await startWorker();
    const { listingId, path } = await openPictures(page);
    let answersAreLost = true;
    let lost = 0;
    await page.route('**/api/v1/public/admin/dealership/*/image', async (route) => {
      if (!answersAreLost) return route.continue();
      // The API has it, as if it had been killed before it could say so. A page that hears of it from the worker waits for no answer.
      await route.fetch().catch(() => {});
      lost += 1;
      return route.abort('connectionreset').catch(() => {});
    });
    await choose(page, 6);
    await expect.poll(() => lost, { timeout: 30_000 }).toBeGreaterThanOrEqual(6);
    await expect.poll(() => receivedOf(listingId)).toBeGreaterThanOrEqual(6);
    answersAreLost = false;
    await context.setOffline(true);
    await choose(page, 2);
    await expect(page.getByText(/neuer Versuch in/).first()).toBeVisible();
    await page.close();
    await context.setOffline(false);

    const again = await context.newPage();
    await again.goto(path);
    await expect(again.getByRole('heading', { name: '8 Bilder' })).toBeVisible({ timeout: 90_000 });
    await expect(again.getByText(/kommen gerade|kommt gerade/)).toHaveCount(0, { timeout: 30_000 });
    expect(await storedOf(listingId)).toEqual({ pictures: 8, different: 8 });
  });
});

test('pictures are ordered by the keyboard, described, turned, covered and removed with a way back', async ({
  page,
}) => {
  await using _worker = await startWorker();
  const { listingId } = await openPictures(page);
  await choose(page, 3);
  await expect(page.getByRole('heading', { name: '3 Bilder' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'with pictures');
  const hashes = () => picturesShown(page);
  const [first, second, third] = await hashes();

  await page.getByRole('button', { name: 'Bild 3 verschieben' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Jetzt an Stelle 1 von 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Abgelegt an Stelle 1 von 3.')).toBeAttached();
  await expect.poll(hashes).toEqual([third, first, second]);

  await page.getByRole('button', { name: 'Bild 1', exact: true }).click();
  await page.getByRole('button', { name: 'Nach hinten' }).click();
  await expect.poll(hashes).toEqual([first, third, second]);
  await page.getByRole('button', { name: 'Nach vorne' }).click();
  await expect.poll(hashes).toEqual([third, first, second]);
  await page.getByLabel('Beschreibung für Vorlesegeräte').fill('Octavia Combi, weiß, schräg von vorne');
  await page.getByLabel('Zeigt').selectOption('front-left');
  await expect(page.getByRole('heading', { name: 'Bild 1: Schräg vorne' })).toBeVisible();
  await page.getByRole('button', { name: 'Verdecken' }).click();
  const frame = page.getByRole('button', { name: /^Rahmen 1/ });
  await frame.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowRight');
  await expectAccessible(page, 'with a frame');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByText('Das Bild ist bearbeitet')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Original zurückholen' })).toBeVisible();

  await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect(page.getByRole('heading', { name: '2 Bilder' })).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('heading', { name: '3 Bilder' })).toBeVisible();
  expect(await storedOf(listingId)).toEqual({ pictures: 3, different: 3 });

  await expectWellMade(page);
});

test('an answer that was on its way while a picture was moved does not show the order of before', async ({ page }) => {
  await using _worker = await startWorker();
  const { listingId } = await openPictures(page);
  await choose(page, 3);
  await expect(page.getByRole('heading', { name: '3 Bilder' })).toBeVisible({ timeout: 60_000 });
  const [first, second, third] = await picturesShown(page);
  const late = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const looked = Promise.withResolvers<void>();
  await page.route(new RegExp(`/listing/${listingId}$`), async (route) => {
    const before = await route.fetch();
    asked.resolve();
    await late.promise;
    // The page may have stopped waiting for it.
    await route.fulfill({ response: before }).catch(() => undefined);
  });
  await page.route(`**/listing/${listingId}/pictures`, async (route) => {
    await looked.promise;
    await route.continue();
  });
  // As long as a phone may add pictures the page asks for them again and again.
  await page.getByRole('button', { name: 'Code zeigen' }).click();
  await asked.promise;
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Bild 3 verschieben' }).focus();
  for (const key of ['Space', 'ArrowLeft', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
  await expect.poll(() => picturesShown(page)).toEqual([third, first, second]);
  late.resolve();
  // While it is being saved, and longer than the answer needs to be shown.
  for (let look = 0; look < 20; look++) {
    expect(await picturesShown(page)).toEqual([third, first, second]);
    await page.waitForTimeout(50);
  }
  looked.resolve();
  expect((await saved).ok()).toBe(true);
  await expect.poll(() => picturesShown(page)).toEqual([third, first, second]);
});

test('a phone scans the code, adds pictures without signing in and sees its end when the code is revoked', async ({
  page,
  browser,
}) => {
  await using _worker = await startWorker();
  await openPictures(page);
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/upload-link') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Code zeigen' }).click();
  const { url } = (await (await answer).json()) as { url: string };
  await expect(page.getByRole('img', { name: /^QR-Code/ })).toBeVisible();
  await expect(page.getByText('Wartet auf das Handy')).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await context.newPage();
  await phone.goto(url);
  await expect(phone.getByRole('heading', { level: 1, name: 'Bilder für Octavia Combi' })).toBeVisible();
  await expectAccessible(phone, 'on a phone');
  await expectNoSidewaysScrolling(phone);
  await phone.getByLabel('Aus der Galerie').setInputFiles(await files(2));
  await expect(page.getByText('Handy verbunden')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: '2 Bilder' })).toBeVisible({ timeout: 60_000 });
  await expect(phone.getByRole('heading', { name: '2 Bilder sind beim Auto' })).toBeVisible({ timeout: 30_000 });
  await expect(phone.getByText('Alles angekommen')).toBeVisible();

  // What the phone could not send by then waits there for the next code of the same car.
  await context.setOffline(true);
  await phone.getByLabel('Aus der Galerie').setInputFiles(await files(2));
  await expect(phone.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Code sperren' }).click();
  await expect(page.getByText('Der Code ist gesperrt')).toBeVisible();
  await context.setOffline(false);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Dieser Code gilt nicht mehr' })).toBeVisible();
  await expect(phone.getByRole('heading', { name: '2 Bilder sind noch auf diesem Handy' })).toBeVisible();
  await expectAccessible(phone, 'over');
  const next = page.waitForResponse(
    (response) => response.url().endsWith('/upload-link') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Code zeigen' }).click();
  await phone.goto(((await (await next).json()) as { url: string }).url);
  await expect(phone.getByRole('heading', { name: '4 Bilder sind beim Auto' })).toBeVisible({ timeout: 60_000 });
  await context.close();
});
