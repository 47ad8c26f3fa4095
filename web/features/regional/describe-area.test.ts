import type { RegionalOffers } from '@kardan/contract/calls/regions/regional-offers';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import { loadNamespace } from '#lib/texts/namespaces.ts';
import { describeArea } from './describe-area.ts';

const t = translator('de-AT', await loadNamespace('de-AT', 'regional'));
const price = { minEur: 9_000, medianEur: 18_000, maxEur: 60_000 };
const offersOf = (total: number, ofWithNova: RegionalOffers['price']): RegionalOffers => ({
  total,
  dealerships: 2,
  sections: [],
  makes: [],
  models: [],
  bodies: [],
  fuels: [],
  priceBands: [],
  price: ofWithNova,
  newest: [],
  bestRated: [],
  wider: { allMakes: null, around: null, region: null, austria: 0 },
  asOf: '2026-11-15T08:00:00.000Z',
});

test.each([
  ['some with NoVA', offersOf(12, price), 'Skoda in Graz: 12 Autos von 2 Händlern', /ab €.9\.000/, undefined],
  ['none with NoVA', offersOf(12, null), 'Skoda in Graz: 12 Autos von 2 Händlern', /^((?!€).)*$/, undefined],
  ['no cars', offersOf(0, null), 'Skoda gebraucht und neu in Graz', /^((?!€).)*$/, false],
  ['an outage', null, 'Skoda gebraucht und neu in Graz', /^((?!€).)*$/, undefined],
])(
  '%s: only an area without cars is kept from search engines, and no price is named that holds no NoVA',
  (...[, offers, title, description, index]) => {
    const described = describeArea({ place: 'in Graz', make: 'Skoda', offers }, t, 'de-AT');
    expect(described.title).toBe(title);
    expect(described.description).toMatch(description);
    expect(described.robots && typeof described.robots === 'object' ? described.robots.index : undefined).toBe(index);
  },
);
