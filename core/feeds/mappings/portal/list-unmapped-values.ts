import type { UnmappedValue } from '@kardan/contract/calls/operator/value-mappings';
import { catalogueBounds } from '@kardan/contract/values/catalogue';
import type { FeedFormat } from '@kardan/contract/values/feeds';
import { z } from 'zod';
import type { Actor } from '../../../accounts/actor.ts';
import { requireOperator } from '../../../accounts/policies.ts';
import type { Database } from '../../../db/database.ts';
import { readListCursor, writeListCursor } from '../../../kernel/list-cursor.ts';
import { withProposals } from '../read-groups.ts';
import { loadUnmapped, loadValuesCountedAt, type StoredValue } from './unmapped-value-store.ts';

interface Wanted {
  format?: FeedFormat | undefined;
  words?: string | undefined;
  cursor?: string | undefined;
}

const place = z.tuple([z.int32(), z.int32()]);

/** Values of all dealers' files that nobody understood, those of most cars first, as they were last counted. */
export async function listUnmappedValues(
  { db }: { db: Database },
  actor: Actor,
  { cursor, ...wanted }: Wanted,
): Promise<{ items: UnmappedValue[]; cursor: string | null; countedAt: string | null }> {
  requireOperator(actor);
  const read = readListCursor(cursor, place);
  const after = read && { cars: read[0], id: read[1] };
  const [rows, countedAt] = await Promise.all([
    loadUnmapped(db, { ...wanted, after }, catalogueBounds.page + 1),
    loadValuesCountedAt(db),
  ]);
  const page = rows.slice(0, catalogueBounds.page);
  const last = page.at(-1);
  return {
    items: await proposed(db, page),
    cursor: last && rows.length > page.length ? writeListCursor([last.cars, last.id]) : null,
    countedAt: countedAt?.toISOString() ?? null,
  };
}

/** What values mean differs by format. */
async function proposed(db: Database, page: readonly StoredValue[]): Promise<UnmappedValue[]> {
  const byFormat = Map.groupBy(page, ({ format }) => format);
  const lists = await Promise.all([...byFormat].map(([format, values]) => withProposals(db, format, values)));
  const byId = new Map(lists.flat().map((value) => [value.id, value]));
  return page.flatMap(({ id }) => {
    const value = byId.get(id);
    return value ? { ...value, lastSeenAt: value.lastSeenAt.toISOString() } : [];
  });
}
