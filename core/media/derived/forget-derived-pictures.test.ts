import { afterAll, expect, test } from 'vitest';
import { createTestMedia } from '../../testing/test-media.ts';
import { derivedKey, originalKey, uploadKey } from '../object-keys.ts';
import { writeObject } from '../objects.ts';
import { forgetDerivedPictures } from './forget-derived-pictures.ts';

const store = createTestMedia();
afterAll(() => store[Symbol.asyncDispose]());
const dayMs = 86_400_000;

test('derived pictures go thirty days after they were made, more than a page of them too; originals and uploads stay', async () => {
  const { media } = store;
  const hash = 'a'.repeat(64);
  const kept = [originalKey(hash), uploadKey('1')];
  const derived = Array.from({ length: 1_050 }, (_, width) => derivedKey(hash, width, 75));
  for (const key of kept) await writeObject(media, key, Buffer.from('x'), 'image/webp');
  for (let i = 0; i < derived.length; i += 50) {
    await Promise.all(derived.slice(i, i + 50).map((key) => writeObject(media, key, Buffer.from('x'), 'image/webp')));
  }
  expect(await forgetDerivedPictures({ media }, Date.now() + 29 * dayMs)).toBe(0);
  expect(await forgetDerivedPictures({ media }, Date.now() + 31 * dayMs)).toBe(derived.length);
  expect(await store.keys()).toEqual(kept.sort());
  expect(await forgetDerivedPictures({ media }, Date.now() + 31 * dayMs)).toBe(0);
});
