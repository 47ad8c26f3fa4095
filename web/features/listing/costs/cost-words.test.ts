import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import german from '#locales/de-AT/car.json' with { type: 'json' };
import { costAmountWords, costPartName, costSum, notCalculableWords } from './cost-words.ts';

const t = translator('de-AT', german);
const amount = { steps: [], sources: [], upToEurPerMonth: null };
const total = { includes: [], without: [], upToEurPerMonth: null };

test('what the law fixes shows its cents, an estimate whole euros, a band both ends', () => {
  expect(costAmountWords({ ...amount, eurPerMonth: 54.12, estimate: false }, 'de-AT')).toBe('€\u00A054,12');
  expect(costAmountWords({ ...amount, eurPerMonth: 79.25, estimate: true }, 'de-AT')).toBe('€\u00A079');
  expect(costAmountWords({ ...amount, eurPerMonth: 20, upToEurPerMonth: 60, estimate: true }, 'de-AT')).toBe(
    '€\u00A020–60',
  );
});

test('a diesel burns fuel, an electric car needs electricity, a plug-in hybrid both', () => {
  expect(costPartName('energy', 'diesel', 'de-AT')).toBe('Treibstoff');
  expect(costPartName('energy', 'hybrid', 'de-AT')).toBe('Treibstoff');
  expect(costPartName('energy', 'electric', 'de-AT')).toBe('Strom');
  expect(costPartName('energy', 'plug-in-hybrid', 'de-AT')).toBe('Treibstoff und Strom');
  expect(costPartName('depreciation', 'diesel', 'de-AT')).toBe('Wertverlust');
});

test('a sum without one of its parts says that it is a minimum', () => {
  expect(costSum({ ...total, eurPerMonth: 253.6, atLeast: true }, t, 'de-AT')).toBe('ab €\u00A0254');
  expect(costSum({ ...total, eurPerMonth: 253.6, atLeast: false }, t, 'de-AT')).toBe('€\u00A0254');
});

test('what cannot be calculated names what is missing', () => {
  const missing = { notCalculable: 'input-missing', missing: ['kerbWeightKg', 'continuousPowerKw'] } as const;
  expect(notCalculableWords({ ...missing, missing: [...missing.missing] }, t, 'de-AT')).toBe(
    'Angabe fehlt: Eigengewicht, Nenndauerleistung des Elektromotors',
  );
});
