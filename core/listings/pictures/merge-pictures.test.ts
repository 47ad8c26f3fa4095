import { expect, test } from 'vitest';
import type { CarPicture } from '../editing/working-copy-store.ts';
import { mergePictures } from './merge-pictures.ts';

const picture = (contentHash: string, more: Partial<CarPicture> = {}): CarPicture => ({
  contentHash,
  altText: null,
  shot: null,
  source: null,
  edit: null,
  ...more,
});
const given = (...hashes: string[]) => hashes.map((contentHash) => ({ contentHash, altText: null, shot: null }));
const hashes = (pictures: CarPicture[]) => pictures.map(({ contentHash }) => contentHash).join('');
const current = [picture('a'), picture('b'), picture('c')];

test.each([
  ['the given order is taken', given('c', 'a', 'b'), [], 'cab'],
  ['what came meanwhile stays at the end', given('b', 'a'), [], 'bac'],
  ['what was removed goes, also when it is named', given('c', 'b', 'a'), ['b'], 'ca'],
  ['what the car does not have is not added', given('x', 'c', 'a', 'b'), ['y'], 'cab'],
  ['what is named twice is there once', given('b', 'b', 'a', 'c'), [], 'bac'],
])('%s', (_, pictures, removed, expected) => {
  expect(hashes(mergePictures(current, { pictures, removed }))).toBe(expected);
});

test('words are the new ones, and what a picture was made of stays', () => {
  const edit = { rotate: 90 as const, crop: null, blur: [] };
  const [merged] = mergePictures([picture('a', { source: 's', edit })], {
    pictures: [{ contentHash: 'a', altText: '  Octavia von vorne ', shot: 'front' }],
    removed: [],
  });
  expect(merged).toEqual(picture('a', { source: 's', edit, altText: 'Octavia von vorne', shot: 'front' }));
  const [silent] = mergePictures([picture('a')], {
    pictures: [{ contentHash: 'a', altText: ' ', shot: null }],
    removed: [],
  });
  expect(silent?.altText).toBeNull();
});
