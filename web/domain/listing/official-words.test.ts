import { expect, test } from 'vitest';
import { co2Words, consumptionWords } from './official-words.ts';

const nothing = { consumptionL: null, consumptionKwh: null, co2GPerKm: null };

test('one figure stands alone, several as a span, a plug-in hybrid has two', () => {
  expect(consumptionWords({ ...nothing, consumptionL: { min: 5.1, max: 5.1 } }, 'de-AT')).toBe(
    '5,1\u00A0l/100\u00A0km',
  );
  expect(
    consumptionWords({ ...nothing, consumptionL: { min: 1, max: 1.4 }, consumptionKwh: { min: 15, max: 15 } }, 'de-AT'),
  ).toBe('1,0–1,4\u00A0l/100\u00A0km + 15,0\u00A0kWh/100\u00A0km');
  const several = { ...nothing, consumptionL: { min: 4, max: 9 }, consumptionKwh: { min: 15, max: 17 } };
  expect(consumptionWords(several, 'de-AT', 'several-cars')).toBe(
    '4,0–9,0\u00A0l/100\u00A0km / 15,0–17,0\u00A0kWh/100\u00A0km',
  );
  expect(co2Words({ ...nothing, co2GPerKm: { min: 0, max: 0 } }, 'de-AT')).toBe('0\u00A0g/km');
});

test('what is not known is not said', () => {
  expect(consumptionWords(nothing, 'de-AT')).toBeUndefined();
  expect(co2Words(nothing, 'de-AT')).toBeUndefined();
});
