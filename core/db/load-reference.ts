import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { type Database, inTransaction } from './database.ts';
import { type ReferenceRow, upsertReference } from './upsert-reference.ts';

/** In the order in which they refer to each other. */
const files = {
  region: '../regions/reference/regions.csv',
  district: '../regions/reference/districts.csv',
  city: '../regions/reference/cities.csv',
  make: '../vehicles/reference/makes.csv',
  model: '../vehicles/reference/models.csv',
  generation: '../vehicles/reference/generations.csv',
  version: '../vehicles/reference/versions.csv',
};

/** Brings regions, places and the vehicle catalogue to what the reference files say; running it again changes nothing. */
export async function loadReference(db: Database): Promise<Record<string, number>> {
  const tables = await Promise.all(
    Object.entries(files).map(async ([table, file]) => [table, await readRows(file)] as const),
  );
  return inTransaction(db, async (tx) => {
    const written: Record<string, number> = {};
    for (const [table, rows] of tables) written[table] = await upsertReference(tx, table, rows);
    return written;
  });
}

async function readRows(file: string): Promise<ReferenceRow[]> {
  return parse(await readFile(new URL(file, import.meta.url)), { columns: true });
}
