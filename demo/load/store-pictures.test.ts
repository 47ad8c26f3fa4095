import { originalKey } from '@kardan/core/media/object-keys';
import { readObject, removeObject } from '@kardan/core/media/objects';
import { createTestMedia } from '@kardan/core/testing/test-media';
import { afterAll, expect, test } from 'vitest';
import { readPictureIndex } from '../picture-set/picture-index.ts';
import { storePictures } from './store-pictures.ts';

const store = createTestMedia();
afterAll(() => store[Symbol.asyncDispose]());

test('the originals lie in the store under their content address; what is there is not sent again', async () => {
  const entries = (await readPictureIndex()).slice(0, 20);
  const steps: number[] = [];
  await storePictures(store.media, entries, (done) => steps.push(done));
  expect(steps.at(-1)).toBe(20);
  for (const { hash, sizeBytes } of entries) {
    expect(await readObject(store.media, originalKey(hash))).toHaveLength(sizeBytes);
  }

  const [first] = entries as [(typeof entries)[number]];
  await removeObject(store.media, originalKey(first.hash));
  const sent: unknown[] = [];
  store.media.client.middlewareStack.add(
    (next, { commandName }) =>
      (request) => {
        if (commandName === 'PutObjectCommand') sent.push(request);
        return next(request);
      },
    { step: 'initialize' },
  );
  await storePictures(store.media, entries, () => {});
  expect(sent).toHaveLength(1);
});
