import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findContractions, readContractingRelease } from './find-contractions.ts';

/** The last migrations of before this rule; some of them take away (docs/operations/upgrades.md lists which). */
const lastBefore = { migrations: '0058_operations.sql', online: '0011_first_counts.sql' } as const;

const released = [
  ...readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8').matchAll(/^## (\d+\.\d+\.\d+)/gm),
].map(([, version]) => version);

describe.each(['migrations', 'online'] as const)('every new file of %s', (folder) => {
  const directory = new URL(`./${folder}/`, import.meta.url);
  const files = readdirSync(directory).filter((file) => file.endsWith('.sql') && file > lastBefore[folder]);

  test('lets the release before run on, or names a release that uses no more what goes', () => {
    const wrong = files.flatMap((file) => {
      const migration = readFileSync(new URL(file, directory), 'utf8');
      const found = findContractions(migration);
      const release = readContractingRelease(migration);
      return found.length === 0 || (release && released.includes(release))
        ? []
        : found.map((what) => `${file} ${what}`);
    });
    expect(wrong, 'add first, take away a release later (docs/operations/upgrades.md)').toEqual([]);
  });
});

test.each([
  ['alter table listing drop column title', 'drops'],
  ['drop table api_provider', 'drops'],
  ['alter table listing rename column title to name', 'renames'],
  ['alter table listing rename to car', 'renames'],
  ["alter type fuel rename value 'gas' to 'lpg'", 'renames'],
  ['alter table listing alter column price_eur type smallint', 'changes a type'],
  ['alter table listing\n  alter column vin set not null', 'no longer takes null'],
  ['alter table listing alter column state drop default', 'drops a default'],
  ['alter table listing add column vin text not null', 'adds a column that must be given'],
  ["alter table listing add column a text default 'x', add column b numeric(5, 2) not null", 'must be given'],
])('%s takes away', (statement, what) => {
  expect(findContractions(`${statement};`).join()).toContain(what);
});

test.each([
  'create table car (id integer primary key, name text not null)',
  "alter table listing add column vin text not null default ''",
  'alter table listing add column words text generated always as (lower(title)) stored not null',
  'alter table listing add column vin text',
  'alter table listing alter column vin drop not null',
  'create index concurrently car_name on car (name)',
  'drop index concurrently if exists car_name',
  '-- drop column: not now\nselect 1',
  "comment on table car is 'drop table'",
  'create function forget() returns void language plpgsql as $$ begin drop table car; end $$',
])('%s only adds', (statement) => {
  expect(findContractions(`${statement};`)).toEqual([]);
});

test('the release is read from the head alone', () => {
  expect(readContractingRelease('-- Titles are names now.\n-- contracts: 0.6.0\nalter table …')).toBe('0.6.0');
  expect(readContractingRelease('alter table …;\n-- contracts: 0.6.0')).toBeUndefined();
});

test('migrations of before are seen for what they are', () => {
  const accounts = readFileSync(new URL('./migrations/0033_accounts.sql', import.meta.url), 'utf8');
  expect(findContractions(accounts).length).toBeGreaterThan(0);
});
