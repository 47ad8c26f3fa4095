import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { SectionKey } from '@kardan/contract/values/sections';
import { expect, test } from 'vitest';
import { resultsAddress } from './results-address.ts';

test.each<[SearchFilters, string]>([
  [{ fuel: ['electric'] }, '/elektroautos?ansicht=list'],
  [{ fuel: ['electric'], vehicles: ['tesla'] }, '/elektroautos/tesla?ansicht=list'],
  [{ category: ['new'], vehicles: ['bmw/3er'] }, '/neuwagen/bmw/3er?ansicht=list'],
  [{ fuel: ['electric'], priceEur: { to: 20_000 } }, '/elektroautos?preis-bis=20000'],
  [{ category: ['used'], fuel: ['electric'] }, '/gebrauchtwagen?treibstoff=electric'],
  [{ fuel: ['diesel'] }, '/angebote/suche/start?treibstoff=diesel'],
])('the cars of %j are listed at %s', (filters, address) => {
  expect(resultsAddress('de-AT', filters)).toBe(address);
});

test.each<[SectionKey, SearchFilters, string]>([
  ['electric', { vehicles: ['tesla'] }, '/elektroautos/tesla?ansicht=list'],
  ['electric', { category: ['used'], vehicles: ['bmw'] }, '/elektroautos/bmw?kategorie=used'],
  ['cabriolet', { fuel: ['electric'] }, '/cabrios?treibstoff=electric'],
])('in the section %s the cars of %j are listed at %s', (section, filters, address) => {
  expect(resultsAddress('de-AT', filters, section)).toBe(address);
});
