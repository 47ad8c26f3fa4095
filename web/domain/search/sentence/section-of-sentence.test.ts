import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { SectionKey } from '@kardan/contract/values/sections';
import { expect, test } from 'vitest';
import { sectionOfSentence } from './section-of-sentence.ts';

test.each<[SectionKey, SearchFilters, SectionKey | undefined]>([
  // "Golf Diesel" among electric cars, "SUV bis 20.000" among cabriolets
  ['electric', { vehicles: ['volkswagen/golf'], fuel: ['diesel'] }, undefined],
  ['electric', { fuel: ['electric', 'hybrid'] }, undefined],
  ['cabriolet', { body: ['suv'], priceEur: { to: 20_000 } }, undefined],
  ['used', { category: ['used', 'one-year'] }, undefined],
  ['electric', { body: ['suv'] }, 'electric'],
  ['electric', { fuel: ['electric'], category: ['used', 'new'] }, 'electric'],
  ['cabriolet', { vehicles: ['bmw'] }, 'cabriolet'],
  ['used', { category: ['new'] }, 'new'],
  // "Gebrauchtwagen BMW" among electric cars, "Elektro" among cabriolets: what the section says is meant too
  ['electric', { category: ['used'] }, 'electric'],
  ['cabriolet', { fuel: ['electric'] }, 'cabriolet'],
])('typed in %s, %j is listed in %s', (typedIn, filters, section) => {
  expect(sectionOfSentence(filters, typedIn)).toBe(section);
});

test('a sentence that was typed nowhere has the section that it names, or none', () => {
  expect(sectionOfSentence({ fuel: ['electric'] }, null)).toBe('electric');
  expect(sectionOfSentence({ fuel: ['diesel'] }, null)).toBeUndefined();
  expect(sectionOfSentence({ fuel: ['diesel'] }, 'toString')).toBeUndefined();
});
