import type pg from 'pg';
import type { DemoDealership } from '../dealerships/build-dealership.ts';
import { copyRows } from './copy-rows-store.ts';
import { copyLine } from './copy-text.ts';

/** Writes dealerships with all that belongs to them. */
export async function copyDealerships(client: pg.ClientBase, dealerships: readonly DemoDealership[]): Promise<void> {
  await copyTable(
    client,
    'dealership',
    dealerships.map(({ row }) => row),
  );
  await copyTable(
    client,
    'dealership_make',
    dealerships.flatMap(({ makes }) => makes),
  );
  await copyTable(
    client,
    'dealership_district',
    dealerships.flatMap(({ districts }) => districts),
  );
  await copyTable(
    client,
    'dealership_opening_hours',
    dealerships.flatMap(({ openingHours }) => openingHours),
  );
  await copyTable(
    client,
    'person',
    dealerships.flatMap(({ persons }) => persons),
  );
  await copyTable(
    client,
    'dealership_image',
    dealerships.flatMap(({ images }) => images),
  );
  await copyTable(
    client,
    'custom_page',
    dealerships.flatMap(({ customPages }) => customPages),
  );
  await copyTable(
    client,
    'agreement',
    dealerships.flatMap(({ agreements }) => agreements),
  );
}

/** All rows have the properties of the first. */
async function copyTable<Row extends object>(
  client: pg.ClientBase,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const properties = Object.keys(first) as (keyof Row & string)[];
  await copyRows(client, table, properties, rows.map((row) => copyLine(row, properties)).join(''));
}
