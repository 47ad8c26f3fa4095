import type { UnknownCode } from '@kardan/contract/calls/operator/versions';
import { catalogueBounds } from '@kardan/contract/values/catalogue';
import { z } from 'zod';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { readListCursor, writeListCursor } from '../../kernel/list-cursor.ts';
import { loadCountedAt, loadUnknownCodes } from './code-store.ts';

const place = z.tuple([z.int32(), z.int32()]);

/** National codes of cars that no version has, those of most cars first, as they were last counted. */
export async function listUnknownCodes(
  { db }: { db: Database },
  actor: Actor,
  { cursor }: { cursor?: string | undefined },
): Promise<{ items: UnknownCode[]; cursor: string | null; countedAt: string | null }> {
  requireOperator(actor);
  const read = readListCursor(cursor, place);
  const after = read && { cars: read[0], id: read[1] };
  const [rows, countedAt] = await Promise.all([
    loadUnknownCodes(db, after, catalogueBounds.page + 1),
    loadCountedAt(db, 'code'),
  ]);
  const page = rows.slice(0, catalogueBounds.page);
  const last = page.at(-1);
  return {
    items: page.map(({ id: _, lastSeenAt, ...code }) => ({ ...code, lastSeenAt: lastSeenAt.toISOString() })),
    cursor: last && rows.length > page.length ? writeListCursor([last.cars, last.id]) : null,
    countedAt: countedAt?.toISOString() ?? null,
  };
}
