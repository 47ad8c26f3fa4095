import { carsOf } from '@kardan/core/feeds/formats/testing/read-cars';
import { expect, test } from 'vitest';
import { templateCsv } from '../admin/src/domain/feeds/template-csv.ts';

test('the car in the file that dealers begin their feed with is understood wholly', async () => {
  const [car, ...others] = await carsOf('kardan-csv', templateCsv());
  expect(others).toEqual([]);
  expect(car).toMatchObject({
    number: 'A-1001',
    issues: [],
    fields: { make: 'skoda', model: 'octavia', powerKw: 110 },
  });
  expect(car?.pictures).toHaveLength(1);
});
