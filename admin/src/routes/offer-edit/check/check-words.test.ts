import type { CheckItem } from '@kardan/contract/calls/stock/own-listing';
import { checkCodes } from '@kardan/contract/values/stock';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import { car as german } from '#texts/de/car.ts';
import { car as english } from '#texts/en/car.ts';
import { checkWords, doubtKey, gathered, tabOf } from './check-words.ts';

const item = {
  field: 'mileageKm',
  shot: 'boot',
  found: 'x',
  usual: { low: 1, high: 2, cars: 3 },
} as Partial<CheckItem>;

test.each(checkCodes)('%s has words in both languages, without a gap', (code) => {
  for (const [locale, texts] of [
    ['de-AT', german],
    ['en', english],
  ] as const) {
    const { title, why } = checkWords({ ...item, code } as CheckItem, translator(locale, texts), locale);
    expect(title + why).not.toMatch(/[{}]|check\./);
  }
});

test('each open point leads to the tab on which it is mended', () => {
  expect(tabOf({ code: 'shot-missing', shot: 'boot' } as CheckItem)).toBe('pictures');
  expect(tabOf({ code: 'warranty-excluded', field: 'description' } as CheckItem)).toBe('text');
  expect(tabOf({ code: 'field-missing', field: 'powerKw' } as CheckItem)).toBe('data');
});

test('missing shots are one point that names them', () => {
  const t = translator('de-AT', german);
  const items = [
    { code: 'more-pictures' },
    { code: 'shot-missing', shot: 'boot' },
    { code: 'shot-missing', shot: 'seats' },
  ];
  const [, shots, ...rest] = gathered(items as CheckItem[], t);
  expect(rest).toEqual([]);
  expect(shots?.found).toBe('Kofferraum, Sitze');
});

test('a doubt that was answered comes back with another value', () => {
  const doubt = { code: 'mileage-implausible', field: 'mileageKm' } as CheckItem;
  expect(doubtKey(doubt, 48_000)).not.toBe(doubtKey(doubt, 48_001));
});
