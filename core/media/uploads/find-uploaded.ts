import type { Database, Tx } from '../../db/database.ts';
import { loadUploadedHashes } from './image-upload-store.ts';

/** Which of these pictures the dealership has uploaded itself; what others have is not theirs to show. */
export async function findUploaded(
  db: Database | Tx,
  dealershipId: number,
  contentHashes: readonly string[],
): Promise<Set<string>> {
  return contentHashes.length === 0 ? new Set() : new Set(await loadUploadedHashes(db, dealershipId, contentHashes));
}
