import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { accountTraces } from './account-traces.ts';
import { loadAccountTraces } from './account-traces-store.ts';

test('of every reference to an account in the database it is decided what its person is told, and of nothing else', async () => {
  await using database = await createTestDatabase();
  const { rows } = await sql<{ table: string; column: string }>`
    select referring.relname as "table", attname as "column"
    from pg_constraint as reference
    join pg_class as referring on referring.oid = reference.conrelid and not referring.relispartition
    join pg_attribute on attrelid = referring.oid and attnum = any (reference.conkey)
    where reference.contype = 'f' and reference.confrelid = 'account'::regclass`.execute(database.db);
  const decided = Object.entries(accountTraces).flatMap(([table, references]) =>
    Object.keys(references).map((reference) => `${inDatabase(table)}.${inDatabase(reference)}`),
  );
  expect(decided.sort()).toEqual(rows.map(({ table, column }) => `${table}.${column}`).sort());
  // Each column is there, and can be read.
  expect(await loadAccountTraces(database.db, -1)).toEqual({});
});

test('no column that opens or proves something is told', () => {
  const told = Object.entries(accountTraces).flatMap(([table, references]) =>
    Object.values<readonly string[]>(references).flatMap((columns) => columns.map((column) => `${table}.${column}`)),
  );
  const sealed = /\.\w*(hash|secret|token|encrypted|publicKey|credential|handle|counter)/i;
  expect(told.filter((column) => sealed.test(column))).toEqual([]);
});

function inDatabase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
