import type { Database } from '../db/database.ts';
import { loadAllGenerations } from './version-store.ts';

export interface NamedGeneration {
  modelId: number;
  name: string;
  builtFrom: number | null;
  builtTo: number | null;
}

/** The generations of every model, the oldest of each first. */
export function listGenerations({ db }: { db: Database }): Promise<NamedGeneration[]> {
  return loadAllGenerations(db);
}
