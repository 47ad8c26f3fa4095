import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { KardanClient } from '@kardan/client';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { processImage } from '@kardan/core/media/uploads/process-image';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildKey } from '@kardan/core/testing/build-key';
import { completeCar } from '@kardan/core/testing/complete-car';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

async function dealershipWithKey() {
  const { db } = running.database;
  const { id, slug } = await buildDealership(db);
  const { token } = await buildKey(db, { dealershipId: id });
  const env = { KARDAN_HOST: running.host, KARDAN_KEY: token, KARDAN_DEALERSHIP: slug, PATH: '/usr/bin:/bin' };
  return { id, env, kardan: new KardanClient({ host: running.host, key: token, dealership: id }) };
}

test('the commands of docs/feeds/push.md do what the page says', async () => {
  const { env } = await dealershipWithKey();
  const page = readFileSync(`${root}/docs/feeds/push.md`, 'utf8');
  const commands = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, command = '']) => command);
  const answers = [];
  for (const command of commands) {
    const { stdout } = await run('bash', ['-c', command], { env });
    answers.push(JSON.parse(stdout));
  }
  expect(answers).toMatchObject([
    { fate: 'created', state: 'active', number: 'GW-1001' },
    { number: 'GW-1001', state: 'active', fields: { priceEur: 18_900 } },
    { fate: 'withdrawn' },
    { items: [{ fate: 'changed', state: 'active' }, { fate: 'refused' }, { fate: 'refused' }] },
    { items: [{ number: 'GW-1001' }], cursor: null },
  ]);
});

test('the programs in client/examples run as they are', async () => {
  const { env, kardan } = await dealershipWithKey();
  await kardan.pushCar('GW-0001', { fields: completeCar });
  const example = async (name: string) =>
    (await run(process.execPath, [`${root}/client/examples/${name}.ts`], { env })).stdout.trim().split('\n');
  expect(await example('push-stock')).toEqual([
    'GW-1001 created online ',
    'GW-1002 created online ',
    'GW-1003 created draft mileageKm field-missing',
    'GW-0001 withdrawn',
  ]);
  expect(await example('change-price')).toEqual([expect.stringMatching(/^changed \d+$/)]);
  expect(await kardan.car('GW-1001')).toMatchObject({ fields: { priceEur: 18_500 } });
});

test('the client keeps a stock: many cars, states, conditions, pictures', async () => {
  const { db } = running.database;
  const { kardan } = await dealershipWithKey();
  const cars = Array.from({ length: 3 }, (_, place) => ({ number: `C-${place}`, fields: completeCar }));
  const fates = await Array.fromAsync(kardan.pushCars(cars));
  expect(fates.map(({ fate }) => fate)).toEqual(['created', 'created', 'created']);
  const known = await Array.fromAsync(kardan.numbers());
  expect(known.map(({ number }) => number)).toEqual(['C-0', 'C-1', 'C-2']);
  const { revision } = known[0] as { revision: number };
  await kardan.pushCar('C-0', { state: 'reserved' }, { ifMatch: revision });
  const stale = kardan.pushCar('C-0', { state: 'sold' }, { ifMatch: revision });
  await expect(stale).rejects.toMatchObject({ code: 'stale-revision', status: 412 });

  const upload = kardan.uploadPicture(new Blob([new Uint8Array(await photo(900, 600).jpeg().toBuffer())]));
  const waiting = db.selectFrom('imageUpload').select('id').where('state', '=', 'received');
  await expect.poll(() => waiting.execute()).toHaveLength(1);
  for (const { id } of await waiting.execute()) await processImage(running.services, id);
  const hash = await upload;
  await kardan.pushCar('C-1', { uploads: [hash] });
  expect(await kardan.car('C-1')).toMatchObject({ pictures: [hash] });
  expect(await kardan.withdrawCar('C-2')).toMatchObject({ fate: 'withdrawn' });
});
