// @vitest-environment jsdom
import type { ListingCard } from '@kardan/contract/calls/search/search';
import { translator } from '@kardan/ui/texts/translator.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import german from '#locales/de-AT/listing.json' with { type: 'json' };
import { ListingCard as Card } from './listing-card.tsx';
import { ListingTile } from './listing-tile.tsx';
import { buildCard } from './testing/build-card.ts';

afterEach(cleanup);

/** What a tile and a card in the list say of a car, with usual spaces. */
function shown(told: Partial<ListingCard>): { tile: string; card: string } {
  const props = { listing: buildCard(told), t: translator('de-AT', german), locale: 'de-AT' as const };
  const textOf = (element: React.ReactNode) => render(element).container.textContent?.replaceAll('\u00A0', ' ') ?? '';
  return { tile: textOf(<ListingTile {...props} />), card: textOf(<Card {...props} />) };
}

const electric = { fuel: 'electric', consumptionL: null, consumptionKwh: 16.1, co2GPerKm: 0, rangeKm: 420 } as const;
const plugIn = { fuel: 'plug-in-hybrid', consumptionL: 1.2, consumptionKwh: 15, co2GPerKm: 27 } as const;

test.each<[string, Partial<ListingCard>, string]>([
  ['a petrol car', { category: 'new' }, '5,4 l/100 km, 123 g CO₂/km'],
  ['an electric car of known range', { category: 'new', ...electric }, '16,1 kWh/100 km, 0 g CO₂/km'],
  ['a plug-in hybrid', { category: 'new', ...plugIn }, '1,2 l/100 km, 15,0 kWh/100 km, 27 g CO₂/km'],
  ['a day registration', { category: 'one-year', conditionKind: 'day-registration' }, '5,4 l/100 km, 123 g CO₂/km'],
  ['a one-year car whose kind nobody tells', { category: 'one-year' }, '5,4 l/100 km, 123 g CO₂/km'],
])('%s that is sold as new is offered with its consumption and CO₂ in tiles and in the list', (_, told, figures) => {
  const { tile, card } = shown(told);
  expect(tile).toContain(figures);
  expect(card).toContain(figures);
});

test('a used car’s tile leaves them out, and its card in the list tells an electric car’s range instead of its CO₂', () => {
  expect(shown({}).tile).not.toContain('CO₂');
  expect(shown({}).card).toContain('5,4 l/100 km, 123 g CO₂/km');
  expect(shown(electric).card).toContain('420 km, 16,1 kWh/100 km');
  expect(shown(electric).card).not.toContain('CO₂');
  expect(shown(plugIn).card).toContain('1,2 l/100 km, 27 g CO₂/km');
});
