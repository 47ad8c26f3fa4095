import { readdirSync } from 'node:fs';
import { defaultLocale, locales } from '@kardan/ui/texts/locales.ts';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import { namespacesOf, textFolders, textsIn } from './testing/text-files.ts';

const messages = { greeting: 'Hallo {name}', 'cars.one': 'ein Auto', 'cars.other': '{count} Autos' };

test('values are filled in, numbers as the language writes them', () => {
  expect(translator('de-AT', messages)('greeting', { name: 'Eva' })).toBe('Hallo Eva');
  expect(translator('de-AT', messages)('cars', { count: 1_486 })).toBe('1.486 Autos');
  expect(translator('en', messages)('cars', { count: 1_486 })).toBe('1,486 Autos');
  expect(translator('de-AT', messages)('cars', { count: 1 })).toBe('ein Auto');
});

test('a missing text shows its key', () => {
  expect(translator('de-AT', messages)('no.such.text' as never)).toBe('no.such.text');
  expect(translator('de-AT', messages)('boats' as never, { count: 2 })).toBe('boats');
});

test('a value that is not given stays visible', () => {
  expect(translator('de-AT', messages)('greeting')).toBe('Hallo {name}');
});

test('every language has a folder, and every folder the same namespaces', () => {
  expect(readdirSync(textFolders).toSorted()).toEqual([...locales].toSorted());
  for (const locale of locales) expect(namespacesOf(locale)).toEqual(namespacesOf(defaultLocale));
});

test.each(namespacesOf(defaultLocale))(
  '%s has the same texts in every language, none of them empty',
  async (namespace) => {
    const [german = {}, ...others] = await Promise.all(locales.map(async (locale) => textsIn(locale, namespace)));
    for (const other of others) {
      expect(Object.keys(other)).toEqual(Object.keys(german));
      for (const [key, text] of Object.entries(german)) {
        expect(placeholders(other[key] ?? ''), key).toEqual(placeholders(text));
      }
    }
    const empty = [german, ...others].flatMap((each) => Object.keys(each).filter((key) => !each[key]?.trim()));
    expect(empty).toEqual([]);
  },
);

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();
}
