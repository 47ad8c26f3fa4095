import type { Database } from '../db/database.ts';
import { loadGenerations, loadVersions } from './version-store.ts';

/** A model's generations, newest first, and versions, most common first: at most some 270 of them. */
export async function readModelCatalogue({ db }: { db: Database }, modelId: number) {
  const [generations, versions] = await Promise.all([loadGenerations(db, modelId), loadVersions(db, modelId)]);
  return { generations, versions };
}
