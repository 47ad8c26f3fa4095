import type { Call } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import { listingDetail } from '@kardan/contract/calls/listings/listings';
import { searchResponse } from '@kardan/contract/calls/search/search';
import { readListing } from '@kardan/core/listings/reading/read-listing';
import { buildListing } from '@kardan/core/testing/build-listing';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { compileSerialiser, serialiserCompiler, writableSchema } from './serialisers.ts';

function write(kind: 'fast' | 'validating', schema: z.ZodType, data: unknown): unknown {
  const serialise = serialiserCompiler(kind)({ schema, method: 'GET', url: '/' });
  return JSON.parse(serialise(data));
}

test('both serialisers write the same for a car', async () => {
  await using database = await createTestDatabase();
  const { id } = await buildListing(database.db, {
    equipment: ['tow-bar'],
    colour: 'blue',
    consumptionL: 5.3,
    consumptionNorm: 'wltp',
  });
  const car = await readListing(database, String(id));
  expect(write('fast', listingDetail, car)).toEqual(car);
  expect(write('validating', listingDetail, car)).toEqual(car);
});

test('both serialisers write the same for a search', () => {
  const answer = {
    total: 1,
    items: [],
    facets: { fuel: [{ value: 'diesel', count: 1 }], metallic: [] },
    nextCursor: null,
    asOf: '2026-11-15T00:00:00.000Z',
  };
  expect(write('fast', searchResponse, answer)).toEqual(answer);
  expect(write('validating', searchResponse, answer)).toEqual(answer);
});

const awkward = z.object({
  text: z.string(),
  maybe: z.string().nullable(),
  choice: z.enum(['a', 'b']).nullable(),
  amount: z.number().nullable(),
  flag: z.boolean().nullable(),
  when: z.iso.datetime().nullable(),
  inner: z.object({ list: z.array(z.number()).nullable() }).nullable(),
  left: z.string().optional(),
});

test('null, quotes, control characters and every other script survive the fast serialiser', () => {
  const text = fc.string({ unit: 'grapheme' });
  const value = fc.record({
    text,
    maybe: fc.option(text),
    choice: fc.option(fc.constantFrom('a', 'b')),
    amount: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0)),
    flag: fc.option(fc.boolean()),
    when: fc.option(fc.constant('2026-11-15T00:00:00.000Z')),
    inner: fc.option(fc.record({ list: fc.option(fc.array(fc.integer())) })),
  });
  fc.assert(
    fc.property(value, (data) => {
      expect(write('fast', awkward, data)).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});

test('the fast serialiser writes no field that the schema does not name', () => {
  const leaky = {
    text: 'a',
    maybe: null,
    choice: null,
    amount: null,
    flag: null,
    when: null,
    inner: null,
    hash: 'secret',
  };
  expect(write('fast', awkward, leaky)).not.toHaveProperty('hash');
});

test('no schema makes the fast serialiser try branches for "or null"', () => {
  for (const schema of [listingDetail, searchResponse]) {
    expect(JSON.stringify(writableSchema(schema))).not.toContain('anyOf');
  }
});

// They are compiled with the first answer, which would be late to learn of one that cannot be.
test('the answer of every call can be written fast', () => {
  for (const [name, { response }] of Object.entries<Call>(calls)) {
    expect(() => compileSerialiser(response), name).not.toThrow();
  }
});
