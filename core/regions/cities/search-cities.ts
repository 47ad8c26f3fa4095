import type { OperatorCity } from '@kardan/contract/calls/operator/cities';
import { catalogueBounds } from '@kardan/contract/values/catalogue';
import { z } from 'zod';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { readListCursor, writeListCursor } from '../../kernel/list-cursor.ts';
import { placeText } from '../../kernel/place-parts.ts';
import { loadCitiesToEdit } from './city-store.ts';

const place = z.tuple([placeText, z.int32()]);

/** Cities by postcode, with how many dealerships are there; words are a postcode, its beginning, or words of the name. */
export async function searchCities(
  { db }: { db: Database },
  actor: Actor,
  { words, cursor }: { words?: string | undefined; cursor?: string | undefined },
): Promise<{ items: OperatorCity[]; cursor: string | null }> {
  requireOperator(actor);
  const read = readListCursor(cursor, place);
  const after = read && { postcode: read[0], id: read[1] };
  const rows = await loadCitiesToEdit(db, { words, after }, catalogueBounds.page + 1);
  const page = rows.slice(0, catalogueBounds.page);
  const last = page.at(-1);
  return {
    items: page,
    cursor: last && rows.length > page.length ? writeListCursor([last.postcode, last.id]) : null,
  };
}
