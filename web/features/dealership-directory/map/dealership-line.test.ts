import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import german from '#locales/de-AT/dealership-directory.json' with { type: 'json' };
import type { DirectoryWords } from '../directory-words.ts';
import { type DirectoryState, noFilters } from '../url/directory-state.ts';
import { dealershipLine } from './dealership-line.ts';

const words = { locale: 'de-AT', t: translator('de-AT', german) } as DirectoryWords;
const state: DirectoryState = {
  filters: { ...noFilters, name: 'Auto' },
  sort: 'relevance',
  view: 'map',
  page: 3,
  limit: 20,
  portal: false,
};
const point = { latitude: 47.07, longitude: 15.44 };

test('a line names a dealership and leads to it', () => {
  const dealership = { id: 7, slug: 'autohaus-adler', name: 'Autohaus Adler' };
  expect(dealershipLine({ kind: 'dealership', ...point, dealership }, state, words)).toEqual({
    href: '/autohaendler/autohaus-adler',
    title: 'Autohaus Adler',
  });
});

test('of more than the map names, a line leads to all that were found and claims no number of them', () => {
  expect(dealershipLine({ kind: 'cluster', ...point, count: 40 }, state, words)).toEqual({
    href: '/autohaendler?name=Auto',
    title: 'Alle Betriebe als Liste',
  });
});
