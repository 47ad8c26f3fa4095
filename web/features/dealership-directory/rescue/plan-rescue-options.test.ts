import { optionLabels } from '@kardan/contract/labels/reference';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import cardTexts from '#locales/de-AT/dealership-card.json';
import directoryTexts from '#locales/de-AT/dealership-directory.json';
import type { DirectoryWords } from '../directory-words.ts';
import { planRescueOptions } from './plan-rescue-options.ts';

const words: DirectoryWords = {
  t: translator('de-AT', directoryTexts),
  card: translator('de-AT', cardTexts),
  locale: 'de-AT',
  labels: optionLabels['de-AT'],
  data: {
    total: 0,
    regions: [{ slug: 'tirol', name: 'Tirol', count: 0, districts: [{ slug: 'lienz', name: 'Lienz', count: 0 }] }],
    makes: [{ slug: 'bmw', name: 'BMW', count: 0, sales: 0, service: 0 }],
    services: [],
    languages: [],
    asOf: '2026-11-15T12:00:00Z',
  },
};

test('around a place the next radii come first, then each filter is left out once', () => {
  const filters = {
    place: { postcode: '9900', radiusKm: 100 },
    makes: ['bmw'],
    services: ['workshop' as const],
    openNow: true as const,
  };
  const options = planRescueOptions(filters, words);
  expect(options.map(({ title }) => title)).toEqual([
    'Umkreis 150 km',
    'Umkreis 200 km',
    'Ohne „9900 + 100 km“',
    'Ohne „Jetzt geöffnet“',
    'Ohne „BMW“',
    'Ohne „Werkstatt“',
  ]);
  expect(options[0]?.filters).toEqual({ ...filters, place: { postcode: '9900', radiusKm: 150 } });
  expect(options.at(-1)?.filters).toEqual({ ...filters, services: [] });
});

test('whoever leaves a federal state leaves its district too', () => {
  const options = planRescueOptions({ region: 'tirol', district: 'lienz', makes: [], services: [] }, words);
  expect(options.map(({ title, filters }) => ({ title, filters }))).toEqual([
    { title: 'Ohne „Tirol“', filters: { makes: [], services: [] } },
    { title: 'Ohne „Lienz“', filters: { region: 'tirol', makes: [], services: [] } },
  ]);
});
