import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { PricePart } from '@kardan/contract/calls/listings/price-rating';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import german from '#locales/de-AT/car.json' with { type: 'json' };
import { partDetail } from './part-words.ts';

const t = translator('de-AT', german);
const words = (part: PricePart) => partDetail(part, {} as ListingDetail, t, 'de-AT')?.replaceAll('\u00A0', ' ');

test('one month is said as one, and no difference as none', () => {
  expect(words({ kind: 'age', eur: 40, months: -1 })).toBe('1 Monat jünger als üblich');
  expect(words({ kind: 'age', eur: -400, months: 14 })).toBe('14 Monate älter als üblich');
  expect(words({ kind: 'age', eur: 20, months: 0 })).toBe('so alt wie üblich');
});

test('what the ad does not mention is not called missing', () => {
  const items = [
    { key: 'air-conditioning' as const, has: false, eur: -160, sharePercent: 62 },
    { key: 'tow-bar' as const, has: true, eur: 300, sharePercent: 20 },
  ];
  expect(words({ kind: 'equipment', eur: 140, items })).toBe(
    'Anhängekupplung + € 300; nicht angegeben: Klimaanlage − € 160',
  );
  expect(words({ kind: 'equipment', eur: 0, items: [] })).toBeUndefined();
});
