import { readFileSync } from 'node:fs';
import type { District } from '@kardan/contract/calls/regions/regions';
import { parse } from 'csv-parse/sync';
import type { Database } from '../db/database.ts';
import { listAllDistricts } from './list-all-districts.ts';

let neighbours: Map<number, Set<number>> | undefined;

/** The districts with which a district has a common border, in whichever federal state, by name. */
export async function listNeighbours(services: { db: Database }, districtId: number): Promise<District[]> {
  // Borders change with a release only: a file that is read once, and no table.
  neighbours ??= readNeighbours();
  const own = neighbours.get(districtId);
  if (!own) return [];
  const districts = await listAllDistricts(services);
  return districts.filter(({ id }) => own.has(id));
}

function readNeighbours(): Map<number, Set<number>> {
  const file = readFileSync(new URL('./reference/neighbours.csv', import.meta.url));
  const rows = parse(file, { columns: true }) as { district_id: string; neighbour_id: string }[];
  const byDistrict = Map.groupBy(rows, (row) => Number(row.district_id));
  return new Map([...byDistrict].map(([id, pairs]) => [id, new Set(pairs.map((pair) => Number(pair.neighbour_id)))]));
}
