import { text } from 'node:stream/consumers';
import { listingFieldKeys } from '@kardan/contract/listing-fields';
import { imagePath } from '@kardan/contract/values/image-sizes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonFile } from '../../stock/export/json-file.ts';
import { randomFields } from './testing/random-car.ts';
import { carsOf } from './testing/read-cars.ts';

const origin = 'https://kardan.example';
const hashes = ['a'.repeat(64), 'b'.repeat(64)];

test('what the stock’s export writes as JSON is read back the same, site and pictures as well', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(randomFields, { minLength: 1, maxLength: 5 }), async (list) => {
      const cars = list.map((fields, place) => ({
        id: place + 1,
        slug: `wagen-${place}`,
        state: 'active' as const,
        ...{ makeName: 'Volkswagen', modelName: 'Golf', versionName: null },
        fields,
        pictures: hashes,
      }));
      const batches = (async function* () {
        yield cars.slice(0, 2);
        yield cars.slice(2);
      })();
      const file = await text(jsonFile(batches, { origin, keys: listingFieldKeys, site: 'autohaus-graz' }));
      const read = await carsOf('kardan-json', file);
      expect(read).toHaveLength(list.length);
      for (const [place, car] of read.entries()) {
        const fields = list[place] ?? {};
        const warranty = fields.warrantyMonths && fields.warranty === undefined ? { warranty: true } : {};
        expect(car).toMatchObject({ number: fields.externalId, site: 'autohaus-graz', issues: [] });
        expect(car.fields).toEqual({ ...fields, ...warranty, make: 'volkswagen', model: 'golf' });
        expect(car.pictures).toEqual(hashes.map((hash) => ({ url: origin + imagePath(hash, 1920) })));
      }
    }),
    { numRuns: 100 },
  );
});
