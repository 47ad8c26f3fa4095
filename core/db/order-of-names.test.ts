import { byName } from '@kardan/contract/values/by-name';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';

test('every column of names in the database has the order that names have in code', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where collation_name = 'people' order by 1, 2`.execute(db);
  expect(columns.map(({ table, column }) => `${table}.${column}`)).toEqual([
    'account.display_name',
    'city.name',
    'dealership.legal_name',
    'dealership.name',
    'dealership_request.legal_name',
    'dealership_request.name',
    'district.name',
    'generation.name',
    'make.name',
    'model.name',
    'person.family_name',
    'person.given_name',
    'region.capital',
    'region.name',
    'region.name_en',
    'version.name',
  ]);
  for (const { table, column } of columns) {
    const { rows } = await sql<{ name: string }>`
      select distinct ${sql.ref(column)} as name from ${sql.table(table)} order by name`.execute(db);
    expect(rows, `${table}.${column}`).toEqual(rows.toSorted(byName));
  }
});
