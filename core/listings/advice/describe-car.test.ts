import { editableFieldKeys, type SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { expect, test } from 'vitest';
import { textFindings } from '../checking/text-findings.ts';
import { tidyFields } from '../editing/car-fields.ts';
import { describeCar } from './describe-car.ts';

const whole: SomeEditableFields = {
  category: 'used',
  conditionKind: 'demonstration',
  firstRegistration: '2021-01',
  mileageKm: 61_000,
  fuel: 'plug-in-hybrid',
  powerKw: 110,
  gearbox: 'automatic',
  drive: 'all',
  colour: 'blue',
  metallic: true,
  owners: 1,
  accidentFree: true,
  serviceBook: true,
  inspectionValidUntil: '2027-03',
  warranty: true,
  warrantyMonths: 12,
  consumptionL: 1.4,
  consumptionKwh: 16.2,
  co2GPerKm: 31,
  consumptionNorm: 'wltp',
  equipment: ['seat-heating', 'abs'],
  taxation: 'standard',
  novaIncluded: false,
};

test('a car is described by what is told of it, in German', () => {
  expect(describeCar('Volkswagen Golf', tidyFields(whole))).toMatchInlineSnapshot(`
    "Volkswagen Golf, Vorführwagen, Erstzulassung Jänner 2021, 61.000 km, Plug-in-Hybrid, 110 kW (150 PS), Automatik, Allrad, Farbe Blau metallic.

    1 Vorbesitzer.
    Unfallfrei.
    Serviceheft gepflegt.
    Pickerl (§ 57a) gültig bis März 2027.
    Mit Garantie: 12 Monate.

    Verbrauch kombiniert: 1,4 l/100 km, 16,2 kWh/100 km, CO₂ 31 g/km (WLTP).

    Sitze: Sitzheizung
    Sicherheit: ABS

    MwSt. ausweisbar.
    Preis ohne NoVA."
  `);
});

test('what is not told is not mentioned, and nothing is claimed of a car of which nothing is known', () => {
  expect(describeCar(null, tidyFields({}))).toBe('');
  expect(describeCar('Volkswagen Golf', tidyFields({ accidentFree: false, serviceBook: false, warranty: false }))).toBe(
    'Volkswagen Golf.',
  );
  const all = describeCar('Volkswagen Golf', tidyFields(whole));
  for (const key of editableFieldKeys.filter((each) => each in whole && each !== 'category')) {
    const without = describeCar('Volkswagen Golf', tidyFields({ ...whole, [key]: null }));
    expect([key, without.length < all.length]).toEqual([key, true]);
  }
  expect(textFindings(all)).toEqual([]);
});
