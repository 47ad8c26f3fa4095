import { randomUUID } from 'node:crypto';
import { createListing } from '@kardan/core/listings/editing/create-listing';
import { ownerOf } from '@kardan/core/testing/actors';
import { inDatabase } from '../data/in-database.ts';
import { stack } from '../stack/environment.ts';
import { freePort } from '../stack/run-process.ts';
import { originOf, startApi, startWeb, startWorker } from '../stack/start.ts';
import { expect, test } from '../test.ts';
import { takePhotos } from './new-car/car-photos.ts';
import { signInAt, someOwner } from './people.ts';

const pictures = 9;
const kills = 3;

test('the API is killed again and again while pictures come and a form saves: nothing is lost, nothing is there twice', async ({
  browser,
  processes,
}) => {
  test.setTimeout(240_000);
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const site = originOf(webPort);
  const start = () => startApi({ SITE_ORIGIN: site }, stack(), apiPort);
  let api = await start();
  processes.defer(() => api[Symbol.asyncDispose]());
  processes.use(await startWeb({ API_ORIGIN: api.origin, SITE_ORIGIN: site }, webPort));
  processes.use(await startWorker());

  const owner = await someOwner();
  const { id, slug } = owner.dealership;
  const car = await inDatabase((_, services) =>
    createListing(services, ownerOf(id), String(id), { key: randomUUID(), fields: { title: 'Octavia Combi' } }),
  );
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const path = `/dealership-admin/${slug}/offers/${car.id}/edit`;
  await signInAt(page, `${path}?tab=pictures`, owner);

  const files = await takePhotos(pictures);
  const words: string[] = [];
  for (let round = 0; round < kills; round++) {
    await page.goto(`${path}?tab=pictures`);
    const sent = page.waitForRequest('**/api/v1/public/admin/dealership/*/image');
    const each = pictures / kills;
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(files.slice(round * each, (round + 1) * each));
    await sent;
    await api.kill();
    api = await start();

    await page.goto(path);
    const note = page.getByLabel('Interne Notiz');
    await expect(note).toBeVisible({ timeout: 30_000 });
    words.push(randomUUID());
    const saving = page.waitForRequest((request) => request.method() === 'PUT');
    await note.fill(words.join(' '));
    await saving;
    await api.kill();
    api = await start();
    await expect(page.getByText(/^Gespeichert \d/).first()).toBeVisible({ timeout: 60_000 });
  }

  await page.goto(`${path}?tab=pictures`);
  await expect(page.getByRole('heading', { name: `${pictures} Bilder` })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(/kommen gerade|kommt gerade/)).toHaveCount(0, { timeout: 30_000 });
  const stored = await inDatabase((db) =>
    db.selectFrom('listingDraft').select(['pictures', 'fields']).where('id', '=', car.id).executeTakeFirstOrThrow(),
  );
  const hashes = (stored.pictures as { contentHash: string }[]).map(({ contentHash }) => contentHash);
  expect({ pictures: hashes.length, different: new Set(hashes).size }).toEqual({ pictures, different: pictures });
  expect(JSON.stringify(stored.fields)).toContain(words.join(' '));
  await context.close();
});
