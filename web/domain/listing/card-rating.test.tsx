// @vitest-environment jsdom
import type { PriceRatingBadge } from '@kardan/contract/calls/listings/price-rating-badge';
import { translator } from '@kardan/ui/texts/translator.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadNamespace } from '#lib/texts/namespaces.ts';
import { CardRating } from './card-rating.tsx';
import { ratingView } from './listing-view.ts';

afterEach(cleanup);

const texts = { 'de-AT': await loadNamespace('de-AT', 'listing'), en: await loadNamespace('en', 'listing') };

function shown(priceRating: PriceRatingBadge | null, locale: 'de-AT' | 'en' = 'de-AT'): string {
  const t = translator(locale, texts[locale]);
  const rating = ratingView({ priceEur: 17_990, priceRating }, t, locale);
  const { container } = render(rating && <CardRating {...rating} />);
  return container.textContent ?? '';
}

test('a card says how its price compares and by how much', () => {
  expect(shown({ label: 'good', estimateEur: 19_300 })).toMatch(/Guter Preis.*1\.310.* unter dem Marktpreis/);
  expect(shown({ label: 'high', estimateEur: 14_000 })).toMatch(/Hoher Preis.*3\.990.* über dem Marktpreis/);
  expect(shown({ label: 'very-good', estimateEur: 22_000 }, 'en')).toMatch(/Very good price.*4,010.* below/);
});

test('a card tells no euros within the usual noise', () => {
  expect(shown({ label: 'usual', estimateEur: 17_990 })).toBe('Marktüblicher Preis');
  expect(shown({ label: 'usual', estimateEur: 18_000 })).toBe('Marktüblicher Preis');
  expect(shown({ label: 'usual', estimateEur: 17_500 }, 'en')).toBe('Market price');
});

test('a card says nothing where too few cars tell, and before the price was rated', () => {
  expect(shown({ label: 'unknown', estimateEur: null })).toBe('');
  expect(shown(null)).toBe('');
});
