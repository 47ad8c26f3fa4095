import { Readable } from 'node:stream';
import { loadEnv } from '@kardan/core/env';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { processImage } from '@kardan/core/media/uploads/process-image';
import { readImageUpload } from '@kardan/core/media/uploads/read-image-upload';
import { receiveImage } from '@kardan/core/media/uploads/receive-image';
import { anActingOperator } from '@kardan/core/testing/actors';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { expect, test } from 'vitest';
import { openGate } from './testing/gate.ts';
import { createWorkplace, until } from './testing/workplace.ts';

test('a worker killed before it stores a picture, and one killed before it removes the file, lose and double none', async () => {
  await using workplace = await createWorkplace();
  const { db, store } = workplace;
  const services = { db, media: store.media };
  const dealership = String((await buildDealership(db)).id);
  const receive = async (file: Buffer) =>
    (await receiveImage(services, anActingOperator, dealership, { image: Readable.from([file]) })).id;
  const uploads: string[] = [];
  for (let number = 1; number <= 8; number++) {
    uploads.push(await receive(await photo(400, 300, number).jpeg().toBuffer()));
  }
  const broken = await receive(Buffer.from('no picture'));
  const stateOf = (uploadId: string) => readImageUpload(services, anActingOperator, dealership, uploadId);
  await using gate = await openGate(loadEnv().S3_ENDPOINT);

  gate.close('/originals/');
  const first = await workplace.startWorker({ S3_ENDPOINT: gate.url });
  await until(() => gate.holds());
  await first.kill();
  expect((await workplace.queue('process-image')).active).toBeGreaterThan(0);
  expect(await store.keys('originals/')).toEqual([]);

  gate.open();
  gate.close('DELETE /');
  const second = await workplace.startWorker({ S3_ENDPOINT: gate.url });
  await until(() => gate.holds());
  await second.kill();
  expect(await store.keys('uploads/')).toHaveLength(9);
  expect((await store.keys('originals/')).length).toBeGreaterThan(0);

  await using _third = await workplace.startWorker();
  await workplace.untilDone('process-image');
  const states = await Promise.all(uploads.map(stateOf));
  expect(states.map(({ state }) => state)).toEqual(uploads.map(() => 'ready'));
  expect(await stateOf(broken)).toMatchObject({ state: 'rejected', rejection: 'unsupported-format' });
  const hashes = states.map(({ image }) => image?.contentHash).sort();
  expect(new Set(hashes).size).toBe(8);
  expect(await store.keys('originals/')).toEqual(hashes.map((hash) => `originals/${hash}`));
  expect(await store.keys('uploads/')).toEqual([]);
  expect(await db.selectFrom('image').select('id').execute()).toHaveLength(8);
  expect((await workplace.queue('process-image')).dead).toBe(0);
}, 120_000);

test('a job that is delivered again changes nothing', async () => {
  await using workplace = await createWorkplace();
  const { db, store } = workplace;
  const services = { db, media: store.media };
  const dealership = String((await buildDealership(db)).id);
  const file = await photo(400, 300).png().toBuffer();
  const { id } = await receiveImage(services, anActingOperator, dealership, { image: Readable.from([file]) });
  await processImage(services, id);
  const done = await readImageUpload(services, anActingOperator, dealership, id);
  await using _worker = await workplace.startWorker();
  await workplace.untilDone('process-image');
  expect(await readImageUpload(services, anActingOperator, dealership, id)).toEqual(done);
  expect((await workplace.queue('process-image')).dead).toBe(0);
});
