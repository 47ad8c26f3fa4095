import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { defaultLocale, type Locale, locales } from '@kardan/ui/texts/locales.ts';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import { loadNamespace, type Namespace } from './namespaces.ts';

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

/** Texts as their files hold them, by language and namespace; routes.json holds paths, which a language may leave out. */
const folders = new URL('..', pathToFileURL(createRequire(import.meta.url).resolve('#locales/de-AT/common.json')));
const namespacesOf = (locale: Locale) =>
  readdirSync(new URL(`${locale}/`, folders))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => name !== 'routes') as Namespace[];

test('every language has a folder, and every folder the same namespaces', () => {
  expect(readdirSync(folders).toSorted()).toEqual([...locales].toSorted());
  for (const locale of locales) expect(namespacesOf(locale)).toEqual(namespacesOf(defaultLocale));
});

test.each(namespacesOf(defaultLocale))(
  '%s has the same texts in every language, none of them empty',
  async (namespace) => {
    const [german = {}, ...others] = await Promise.all(locales.map(async (locale) => texts(locale, namespace)));
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

async function texts(locale: Locale, namespace: Namespace): Promise<Record<string, string>> {
  return { ...(await loadNamespace(locale, namespace)) };
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();
}
