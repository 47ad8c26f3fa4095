import { readFileSync } from 'node:fs';
import { inTransaction } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const manifest = readFileSync(new URL('../deploy/kubernetes/base/worker-scaling.yaml', import.meta.url), 'utf8');
const query = /query: >-\n([\s\S]*?)\n {8}targetQueryValue/.exec(manifest)?.[1] ?? '';

test('workers are scaled by the seconds that the oldest fresh job waits: none without jobs, and bulk work does not count', async () => {
  await using database = await createTestDatabase();
  const seconds = async () => {
    const { rows } = await sql.raw<Record<string, number>>(query).execute(database.db.withoutPlugins());
    return Object.values(rows[0] ?? {})[0];
  };
  expect(await seconds()).toBe(0);
  await inTransaction(database.db, (tx) => enqueue(tx, 'index-listing', [{ listingId: 1 }]));
  await sql`update pgboss.job set created_on = now() - interval '90 s', start_after = now() - interval '90 s'`.execute(
    database.db,
  );
  expect(await seconds()).toBeGreaterThanOrEqual(90);
  await sql`update pgboss.job set priority = 0`.execute(database.db);
  expect(await seconds()).toBe(0);
});
