import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { PictureLook } from './picture-hints.ts';

export interface StoredPictureFacts extends PictureLook {
  contentHash: string;
  widthPx: number;
  heightPx: number;
}

/** Sizes and looks of pictures by content address; what we do not have is missing. */
export async function loadPictureFacts(
  db: Database | Tx,
  contentHashes: readonly string[],
): Promise<Map<string, StoredPictureFacts>> {
  if (contentHashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('image')
    .select(['contentHash', 'widthPx', 'heightPx', 'sharpness', 'darkShare', 'brightShare'])
    // A number of JavaScript does not hold 64 bits.
    .select(sql<string | null>`look::text`.as('look'))
    .where('contentHash', 'in', contentHashes)
    .execute();
  return new Map(rows.map((row) => [row.contentHash, { ...row, look: row.look === null ? null : BigInt(row.look) }]));
}
