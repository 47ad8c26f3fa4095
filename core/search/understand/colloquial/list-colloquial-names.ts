import type { Database } from '../../../db/database.ts';
import { loadColloquialNames } from './colloquial-name-store.ts';

export interface ListedColloquialName {
  word: string;
  /** `volkswagen`, `volkswagen/golf`. */
  vehicle: string;
}

/** What operators say that people call makes and models. */
export async function listColloquialNames({ db }: { db: Database }): Promise<ListedColloquialName[]> {
  const names = await loadColloquialNames(db);
  return names.map(({ word, vehicle }) => ({ word, vehicle }));
}
