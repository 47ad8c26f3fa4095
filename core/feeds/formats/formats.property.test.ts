import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { languages } from '@kardan/contract/values/identifiers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeWorkbook } from '../../stock/export/workbook.ts';
import { exportedCsv, exportedRows } from './testing/exported-car.ts';
import { randomFields } from './testing/random-car.ts';
import { carsOf } from './testing/read-cars.ts';
import { referenceVehicles } from './testing/reference-vehicles.ts';
import { findModel } from './understanding/find-vehicle.ts';

/** What comes back; a car that says it has months of warranty has one. */
function expected(fields: SomeEditableFields): SomeEditableFields {
  const warranty = fields.warrantyMonths && fields.warranty === undefined ? { warranty: true } : {};
  return { ...fields, ...warranty, make: 'volkswagen', model: 'golf' };
}

test.each(languages)('what the stock’s export writes in %s as CSV is read back the same', async (language) => {
  await fc.assert(
    fc.asyncProperty(randomFields, async (fields) => {
      const [car] = await carsOf('kardan-csv', exportedCsv(fields, language));
      expect(car).toMatchObject({ number: fields.externalId, issues: [] });
      expect(car?.fields).toEqual(expected(fields));
    }),
    { numRuns: 150 },
  );
});

test('what the stock’s export writes as a workbook is read back the same', async () => {
  await fc.assert(
    fc.asyncProperty(randomFields, async (fields) => {
      const rows = exportedRows(fields, 'de-AT');
      const file = Buffer.concat(
        await Array.fromAsync(
          writeWorkbook(
            (async function* () {
              yield rows;
            })(),
          ),
        ),
      );
      const [car] = await carsOf('kardan-xlsx', file);
      expect(car?.issues).toEqual([]);
      expect(car?.fields).toEqual(expected(fields));
    }),
    { numRuns: 10 },
  );
});

test('fields by their keys are read back the same from JSON', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(randomFields, { minLength: 1, maxLength: 5 }), async (cars) => {
      const listed = cars.map((fields) => ({ ...fields, make: 'volkswagen', model: 'golf' }));
      const read = await carsOf('kardan-json', JSON.stringify(listed));
      expect(read.map(({ fields }) => fields)).toEqual(cars.map(expected));
      const lines = await carsOf('kardan-json', listed.map((car) => JSON.stringify(car)).join('\n'));
      expect(lines.map(({ fields }) => fields)).toEqual(cars.map(expected));
    }),
    { numRuns: 100 },
  );
});

test('models are found by their own names; only those that share one with a model as common are not', () => {
  let found = 0;
  let cars = 0;
  const wrong: string[] = [];
  const vehicles = referenceVehicles();
  for (const make of vehicles.makesBySlug.values()) {
    for (const model of make.modelsBySlug.values()) {
      const known = findModel(vehicles, make, model.name);
      cars += model.popularity;
      if (known === model) found += model.popularity;
      else if (known && model.popularity > known.popularity) wrong.push(`${make.slug} ${model.name} → ${known.name}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(found / cars).toBeGreaterThan(0.99);
});
