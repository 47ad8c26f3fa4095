import { insuranceTaxQuery } from '@kardan/contract/calls/listings/costs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTaxExample, readTaxValues } from './tax-values.ts';

test('the address says what is reckoned with', () => {
  const query = { antrieb: 'diesel', erstzulassung: '2022-05', kw: '110', co2: '130' };
  expect(readTaxValues(query, undefined)).toMatchObject({
    drive: 'diesel',
    firstRegistration: '2022-05',
    powerKw: 110,
    co2GPerKm: 130,
  });
});

test.each(['petrol', 'diesel', 'hybrid', 'electric'])('without values there is an example for %s, whole', (drive) => {
  expect(isTaxExample({ antrieb: drive }, undefined)).toBe(true);
  const values = readTaxValues({ antrieb: drive }, undefined);
  expect(values.drive).toBe(drive);
  expect(Object.values(values)).not.toContain(undefined);
});

test('what somebody has emptied stays empty', () => {
  expect(isTaxExample({ kw: '' }, undefined)).toBe(false);
  expect(readTaxValues({ kw: '' }, undefined)).toMatchObject({ powerKw: undefined, co2GPerKm: undefined });
});

test('whatever an address says can be asked for', () => {
  const text = fc.oneof(fc.string(), fc.integer().map(String), fc.constant(undefined));
  fc.assert(
    fc.property(text, text, text, text, (erstzulassung, kw, co2, gewicht) => {
      const values = readTaxValues({ antrieb: kw, erstzulassung, kw, co2, gewicht, dauerleistung: co2 }, undefined);
      expect(insuranceTaxQuery.safeParse(values).success).toBe(true);
    }),
  );
});
