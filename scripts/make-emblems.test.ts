import icons from 'simple-icons/icons.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { emblemFiles, readMakes } from './make-emblems.ts';

/** Companies that only share the name of a make. */
const namesakes = ['lucid'];

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();

test('every make that simple-icons knows has its emblem in the sprite and in the list, and no other', () => {
  const known = new Set(icons.map(({ title }) => plain(title)));
  const expected = readMakes()
    .filter(({ slug, name }) => known.has(plain(name)) && !namesakes.includes(slug))
    .map(({ slug }) => slug);
  const [sprite, list] = emblemFiles();
  const symbols = [
    ...(sprite?.text.matchAll(/<symbol id="([a-z0-9-]+)" viewBox="0 0 24 24"><path d="[^"<>]+"\/>/g) ?? []),
  ];
  expect(symbols.map(([, slug]) => slug)).toEqual(expected);
  expect([...(list?.text.matchAll(/'([a-z0-9-]+)'/g) ?? [])].map(([, slug]) => slug)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(45);
});
