import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFont, easternFont, westernFont } from './make-fonts.ts';

const root = new URL('../', import.meta.url);

test.each([westernFont, easternFont])('$path is what the script makes', async (font) => {
  expect((await cutFont(font)).equals(readFileSync(new URL(font.path, root)))).toBe(true);
});

test.each(['de-AT', 'en'])('every letter of the texts in %s is in a font of ours', (locale) => {
  const ours = new Set(westernFont.letters + easternFont.letters);
  const folder = new URL(`web/locales/${locale}/`, root);
  const foreign = readdirSync(folder).flatMap((name) => {
    const texts = JSON.stringify(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    return [...texts].filter((letter) => !ours.has(letter) && letter !== '\\').map((letter) => `${letter} in ${name}`);
  });
  expect([...new Set(foreign)]).toEqual([]);
});
