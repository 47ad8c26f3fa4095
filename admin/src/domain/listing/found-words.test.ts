import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import { german } from '#texts/german.ts';
import { foundWords } from './found-words.ts';

const words = {
  car: translator('de-AT', german.car),
  shell: translator('de-AT', german.shell),
  locale: 'de-AT',
} as const;

test.each([
  ['state', 'withdrawn', 'Zurückgezogen'],
  ['complete', 'priceEur, mileageKm, make, make', 'Preis, Kilometerstand, Marke'],
  ['complete', '', ''],
  ['unpublished-changes', 'pictures, anything', 'Bilder'],
  ['schedule', '2026-11-20T17:00:00.000Z', '20. November 2026 um 18:00'],
  ['dealership', 'suspended', 'Gesperrt'],
  ['index', 'behind', 'In der Suche steht noch der vorige Stand.'],
] as const)('%s, found %s: %s', (reason, found, expected) => {
  expect(foundWords(reason, found, words)).toBe(expected);
});
