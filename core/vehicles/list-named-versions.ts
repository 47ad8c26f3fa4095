import type { Database } from '../db/database.ts';
import { loadNamedVersions } from './version-store.ts';

export type NamedVersion = Awaited<ReturnType<typeof loadNamedVersions>>[number];

/** Every version of the catalogue with its names, some 12,000, those seen most often first. */
export function listNamedVersions({ db }: { db: Database }): Promise<NamedVersion[]> {
  return loadNamedVersions(db);
}
