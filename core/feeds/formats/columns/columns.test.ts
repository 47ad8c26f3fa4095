import { listingFieldKeys } from '@kardan/contract/listing-fields';
import { feedFormats } from '@kardan/contract/values/feeds';
import { expect, test } from 'vitest';
import { formatQuestions } from '../questions.ts';
import { foldName } from '../spelling/fold-name.ts';
import { columnsOf, findColumn } from './columns-of.ts';

test.each(feedFormats)('no heading of %s means two columns, and no place holds two', (format) => {
  const names = columnsOf[format].flatMap((column) =>
    [...new Set([column.name, ...(column.aliases ?? [])].map(foldName))].map((name) => [name, column] as const),
  );
  const twice = names.filter(([name, column]) => findColumn(format, name) !== column).map(([name]) => name);
  expect(twice).toEqual([]);
  const places = columnsOf[format].flatMap(({ position }) => position ?? []);
  expect(new Set(places).size).toBe(places.length);
});

test('our own format reads every field of the catalogue by its key', () => {
  for (const key of listingFieldKeys) {
    const says = findColumn('kardan-csv', key)?.says;
    expect(says).toEqual(key === 'externalId' ? { kind: 'number' } : { kind: 'field', field: key });
  }
});

test.each(feedFormats)('every question of %s is about columns that it has', (format) => {
  for (const { columns, choices } of formatQuestions[format]) {
    expect(columns.every((column) => findColumn(format, column) !== null)).toBe(true);
    expect(choices.length).toBeGreaterThan(1);
  }
});
