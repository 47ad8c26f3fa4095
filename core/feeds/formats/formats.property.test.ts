import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { listingFieldKeys } from '@kardan/contract/listing-fields';
import { csvLine, csvMark } from '@kardan/contract/values/csv-line';
import { type Language, languages } from '@kardan/contract/values/identifiers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stockColumns } from '../../stock/export/stock-columns.ts';
import { writeWorkbook } from '../../stock/export/workbook.ts';
import { randomFields } from './testing/random-car.ts';
import { carsOf } from './testing/read-cars.ts';
import { referenceVehicles } from './testing/reference-vehicles.ts';
import { findModel } from './understanding/find-vehicle.ts';
import { writeTemplateCsv, writeTemplateWorkbook } from './write-template.ts';

/** The stock's own export of a car. */
function exported(
  fields: SomeEditableFields,
  language: Language,
): [headings: string[], cells: (string | number | null)[]] {
  const car = {
    id: 1,
    slug: null,
    state: 'active' as const,
    makeName: 'Volkswagen',
    modelName: 'Golf',
    versionName: null,
    fields,
  };
  const columns = stockColumns(language, listingFieldKeys);
  return [columns.map(({ label }) => label), columns.map(({ cell }) => cell(car))];
}

/** What comes back; a car that says it has months of warranty has one. */
function expected(fields: SomeEditableFields): SomeEditableFields {
  const warranty = fields.warrantyMonths && fields.warranty === undefined ? { warranty: true } : {};
  return { ...fields, ...warranty, make: 'volkswagen', model: 'golf' };
}

test.each(languages)('what the stock’s export writes in %s as CSV is read back the same', async (language) => {
  await fc.assert(
    fc.asyncProperty(randomFields, async (fields) => {
      const [headings, cells] = exported(fields, language);
      const decimal = language === 'en' ? '.' : ',';
      const texts = cells.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', decimal) : (cell ?? '')));
      const [car] = await carsOf('kardan-csv', csvMark + csvLine(headings) + csvLine(texts));
      expect(car).toMatchObject({ number: fields.externalId, issues: [] });
      expect(car?.fields).toEqual(expected(fields));
    }),
    { numRuns: 150 },
  );
});

test('what the stock’s export writes as a workbook is read back the same', async () => {
  await fc.assert(
    fc.asyncProperty(randomFields, async (fields) => {
      const rows = exported(fields, 'de-AT');
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

test.each(languages)('the example of the template in %s is understood wholly', async (language) => {
  const [csv] = await carsOf('kardan-csv', writeTemplateCsv(language));
  expect(csv).toMatchObject({
    number: 'A-1001',
    issues: [],
    fields: { make: 'volkswagen', model: 'golf', consumptionL: 5.4 },
  });
  expect(csv?.pictures).toHaveLength(2);
  const [sheet] = await carsOf('kardan-xlsx', Buffer.concat(await Array.fromAsync(writeTemplateWorkbook(language))));
  expect(sheet).toEqual(csv);
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
