import type { FeedFormat } from '@kardan/contract/values/feeds';
import type { Database } from '../../db/database.ts';
import { leaveOut, type ValueMappings } from '../formats/understanding-context.ts';
import { loadMappings } from './mapping-store.ts';

/** What values of a feed were mapped to, as its lines are read by; a feed's own word counts before that for all. */
export async function readMappings(
  { db }: { db: Database },
  feed: { id: string; format: FeedFormat },
): Promise<ValueMappings> {
  const stored = await loadMappings(db, feed);
  const mapped = new Map<string, string>();
  const ownLast = stored.toSorted((one, other) => Number(one.feedId !== null) - Number(other.feedId !== null));
  for (const { column, raw, value } of ownLast) mapped.set(keyOf(column, raw), value ?? leaveOut);
  return { find: (column, raw) => mapped.get(keyOf(column, raw)) };
}

/** Systems are not always sure of their capitals. */
function keyOf(column: string, raw: string): string {
  return `${column.trim().toLowerCase()}\n${raw.trim().toLowerCase()}`;
}
