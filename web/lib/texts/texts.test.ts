import { locales } from '@kardan/ui/texts/locales.ts';
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

test.each(['car-park', 'common', 'contact', 'home', 'listing', 'search', 'search-agent', 'sitemap'] as Namespace[])(
  '%s has the same texts in every language',
  async (namespace) => {
    const [german, ...others] = await Promise.all(locales.map((locale) => loadNamespace(locale, namespace)));
    for (const other of others) {
      expect(Object.keys(other)).toEqual(Object.keys(german ?? {}));
      for (const [key, text] of Object.entries<string>(german ?? {})) {
        const names = (value: string) => [...value.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
        expect(names((other as Record<string, string>)[key] ?? ''), key).toEqual(names(text));
      }
    }
  },
);
