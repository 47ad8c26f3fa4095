import { allImageWidths } from '@kardan/contract/values/image-sizes';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { createFairQueue } from '../../kernel/fair-queue.ts';
import { createLog } from '../../kernel/log.ts';
import { createTestMedia } from '../../testing/test-media.ts';
import { openMedia } from '../media.ts';
import { derivedKey, originalKey } from '../object-keys.ts';
import { readObject, removeObject, writeObject } from '../objects.ts';
import { sharp } from '../picture-engine.ts';
import { photo } from '../testing/sample-pictures.ts';
import { type Optimisation, optimiseImage as optimiseFor } from './optimise-image.ts';

const store = createTestMedia();
const log = createLog('test', 'silent');
afterAll(() => store[Symbol.asyncDispose]());

const optimiseImage = (services: Parameters<typeof optimiseFor>[0], wanted: Optimisation) =>
  optimiseFor(services, wanted, '192.0.2.1');

let stored = 0;
async function storeOriginal(widthPx = 1000): Promise<string> {
  stored += 1;
  const hash = stored.toString(16).padStart(64, '0');
  const bytes = await photo(widthPx, 500, stored).jpeg({ quality: 90 }).toBuffer();
  await writeObject(store.media, originalKey(hash), bytes, 'image/jpeg');
  return hash;
}

/** A process on the same bucket, with nothing in its memory yet, that counts what it derives. */
function startProcess(env: Partial<ReturnType<typeof loadEnv>> = {}) {
  const media = openMedia({ ...loadEnv(), S3_BUCKET: store.media.bucket, ...env });
  onTestFinished(() => media.client.destroy());
  const { run } = media.derivations;
  const counted = { media, log, derivations: 0 };
  media.derivations = {
    run: (name, visitor, work) =>
      run(name, visitor, () => {
        counted.derivations += 1;
        return work();
      }),
  };
  return counted;
}

test('a picture comes as WebP at the width asked for, and never wider than it is', async () => {
  const contentHash = await storeOriginal(1000);
  const widthOf = async (widthPx: number) => {
    const bytes = await optimiseImage(startProcess(), { contentHash, widthPx, quality: 75 });
    const { format, width } = await sharp(bytes).metadata();
    return `${format} ${width}`;
  };
  expect(await Promise.all([384, 828, 1080, 3840].map(widthOf))).toEqual([
    'webp 384',
    'webp 828',
    'webp 1000',
    'webp 1000',
  ]);
});

test('less quality weighs less', async () => {
  const contentHash = await storeOriginal();
  const process = startProcess();
  const [low, middle, high] = await Promise.all(
    [50, 75, 90].map(async (quality) => (await optimiseImage(process, { contentHash, widthPx: 640, quality })).length),
  );
  expect(low).toBeLessThan(middle as number);
  expect(middle).toBeLessThan(high as number);
});

test('fifty equal requests at a time derive once, and all get the same picture', async () => {
  const contentHash = await storeOriginal();
  const process = startProcess();
  const wanted = { contentHash, widthPx: 640, quality: 75 };
  const answers = await Promise.all(Array.from({ length: 50 }, () => optimiseImage(process, wanted)));
  expect(process.derivations).toBe(1);
  expect(answers.every((answer) => answer.equals(answers[0] as Buffer))).toBe(true);
});

test('what one process derived, another delivers without deriving it, byte for byte', async () => {
  const contentHash = await storeOriginal();
  const wanted = { contentHash, widthPx: 256, quality: 90 };
  const first = await optimiseImage(startProcess(), wanted);
  expect(await readObject(store.media, derivedKey(contentHash, 256, 90))).toEqual(first);
  const other = startProcess();
  expect(await optimiseImage(other, wanted)).toEqual(first);
  expect(other.derivations).toBe(0);
});

test('a derived picture that was deleted is made again', async () => {
  const contentHash = await storeOriginal();
  const wanted = { contentHash, widthPx: 96, quality: 75 };
  const first = await optimiseImage(startProcess(), wanted);
  await removeObject(store.media, derivedKey(contentHash, 96, 75));
  expect(await optimiseImage(startProcess(), wanted)).toEqual(first);
});

test('a picture that does not exist is not found, and is found once it exists', async () => {
  const process = startProcess();
  const missing = { contentHash: 'f'.repeat(64), widthPx: 640, quality: 75 };
  await expect(optimiseImage(process, missing)).rejects.toMatchObject({ code: 'not-found' });
  const bytes = await photo(100, 100).jpeg().toBuffer();
  await writeObject(store.media, originalKey(missing.contentHash), bytes, 'image/jpeg');
  expect((await optimiseImage(process, missing)).length).toBeGreaterThan(0);
});

test('when the queue is full a picture to be made is refused, and one that is made is delivered', async () => {
  const [made, unmade] = [await storeOriginal(), await storeOriginal()];
  await optimiseImage(startProcess(), { contentHash: made, widthPx: 48, quality: 75 });
  const process = startProcess();
  process.media.derivations = createFairQueue({ running: 0, waiting: 0, waitingEach: 0, eachMinute: 9, waitMs: 0 });
  const refused = optimiseImage(process, { contentHash: unmade, widthPx: 48, quality: 75 });
  await expect(refused).rejects.toMatchObject({ code: 'overloaded' });
  expect((await optimiseImage(process, { contentHash: made, widthPx: 48, quality: 75 })).length).toBeGreaterThan(0);
});

test('somebody who asks for hundreds of new pictures does not keep others from theirs', async () => {
  const process = startProcess();
  const { media } = process;
  media.derivations = createFairQueue({ running: 1, waiting: 100, waitingEach: 40, eachMinute: 90, waitMs: 60_000 });
  const hashes = await Promise.all(Array.from({ length: 3 }, () => storeOriginal(600)));
  let left = 0;
  const flood = hashes.flatMap((contentHash) =>
    allImageWidths.slice(0, 12).map((widthPx) => {
      left += 1;
      // From each network of a site, which all take one turn.
      return optimiseFor(process, { contentHash, widthPx, quality: 75 }, `2001:db8:9:${widthPx}::1`).finally(() => {
        left -= 1;
      });
    }),
  );
  const own = await storeOriginal(600);
  await optimiseFor(process, { contentHash: own, widthPx: 384, quality: 75 }, '192.0.2.9');
  expect(left, 'still to be made for the other').toBeGreaterThan(20);
  await Promise.allSettled(flood);
});

test('a store that is away is an outage, not a missing picture', async () => {
  const process = startProcess({ S3_ENDPOINT: 'http://127.0.0.1:9' });
  const asked = optimiseImage(process, { contentHash: 'a'.repeat(64), widthPx: 48, quality: 75 });
  await expect(asked).rejects.toMatchObject({ code: 'media-unavailable' });
});
