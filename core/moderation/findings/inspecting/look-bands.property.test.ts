import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../db/database.ts';
import { buildListing } from '../../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { loadAlike } from './car-look-store.ts';
import { maxDifferentBits } from './look-rules.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const flips = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: 12 });
const pair = fc.record({ look: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), flips });

test('of two fingerprints that differ in no more bits than allowed the bands miss none, and nothing further apart than allowed is found', async () => {
  const { db } = database;
  const own = await buildListing(db);
  const other = await buildListing(db);
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { minLength: 30, maxLength: 60 }), async (pairs) => {
      await sql`delete from car_look`.execute(db);
      const pictures = pairs.map(({ look, flips: bits }, at) => ({
        at: at + 1,
        look: signed(look),
        near: signed(bits.reduce((changed, bit) => changed ^ (1n << BigInt(bit)), look)),
      }));
      await sql`
        insert into image (id, content_hash, media_type, width_px, height_px, size_bytes)
        select id, lpad(to_hex(id), 64, '0'), 'image/jpeg', 1, 1, 1 from generate_series(1, 2000) as id
        on conflict do nothing`.execute(db);
      await sql`
        insert into car_look (listing_id, image_id, dealership_id, model_id, fingerprint)
        select ${own.id}::bigint, at, ${own.dealershipId}::int, ${own.modelId}::int, look::bigint
        from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as picture (at bigint, look text, near text)
        union all
        select ${other.id}::bigint, 1000 + at, ${other.dealershipId}::int, ${own.modelId}::int, near::bigint
        from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as picture (at bigint, look text, near text)`.execute(
        db,
      );
      const alike = await inTransaction(db, (tx) => loadAlike(tx, [own.id]));
      const found = new Set(alike.map(({ image, otherImage }) => `${numberOf(image)}/${numberOf(otherImage)}`));
      pairs.forEach(({ flips: bits }, index) => {
        const key = `${index + 1}/${1001 + index}`;
        if (bits.length <= maxDifferentBits) expect(found, `${bits.length} bits: ${bits}`).toContain(key);
        else expect(found).not.toContain(key);
      });
    }),
    { numRuns: 12 },
  );
});

function signed(look: bigint): string {
  return String(BigInt.asIntN(64, look));
}

function numberOf(contentHash: string): number {
  return Number.parseInt(contentHash, 16);
}
