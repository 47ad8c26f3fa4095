import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { addCities } from './add-cities.ts';
import { type Database, inTransaction } from './database.ts';
import { type ReferenceRow, type ReferenceWrite, upsertReference } from './upsert-reference.ts';

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

export type ReferenceTable = keyof typeof files;
export type ReferenceWrites = Record<ReferenceTable, ReferenceWrite>;

/**
 * Brings regions, districts and the vehicle catalogue to what the reference files say, and adds cities that were never
 * there; running it again changes nothing. What operators made of a city, a make, a model or a version stays. Says what was
 * written and renamed.
 */
export async function loadReference(db: Database): Promise<ReferenceWrites> {
  const names = Object.keys(files) as ReferenceTable[];
  const tables = await Promise.all(names.map(async (table) => [table, await readRows(files[table])] as const));
  return inTransaction(db, async (tx) => {
    const writes: Partial<ReferenceWrites> = {};
    for (const [table, rows] of tables) {
      writes[table] = table === 'city' ? await addCities(tx, rows) : await upsertReference(tx, table, rows);
    }
    return writes as ReferenceWrites;
  });
}

async function readRows(file: string): Promise<ReferenceRow[]> {
  return parse(await readFile(new URL(file, import.meta.url)), { columns: true });
}
