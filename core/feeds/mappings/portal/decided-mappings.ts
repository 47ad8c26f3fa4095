import type { DecidedMapping } from '@kardan/contract/calls/operator/value-mappings';
import { catalogueBounds } from '@kardan/contract/values/catalogue';
import type { FeedFormat } from '@kardan/contract/values/feeds';
import { z } from 'zod';
import type { Actor } from '../../../accounts/actor.ts';
import { requireOperator } from '../../../accounts/policies.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { NotFound } from '../../../kernel/errors.ts';
import { readListCursor, writeListCursor } from '../../../kernel/list-cursor.ts';
import { placeText } from '../../../kernel/place-parts.ts';
import { deleteDecided, loadDecided, type StoredDecision } from './decided-mapping-store.ts';

interface Wanted {
  format?: FeedFormat | undefined;
  words?: string | undefined;
  cursor?: string | undefined;
}

const place = z.tuple([placeText, placeText, placeText]);

/** What values mean for all feeds of a format. */
export async function listDecidedMappings(
  { db }: { db: Database },
  actor: Actor,
  { cursor, ...wanted }: Wanted,
): Promise<{ items: DecidedMapping[]; cursor: string | null }> {
  requireOperator(actor);
  const after = readListCursor(cursor, place);
  const rows = await loadDecided(db, { ...wanted, after }, catalogueBounds.page + 1);
  const page = rows.slice(0, catalogueBounds.page);
  const last = page.at(-1);
  return {
    items: page.map(presentDecided),
    cursor: last && rows.length > page.length ? writeListCursor([last.format, last.column, last.raw]) : null,
  };
}

/** Takes a mapping for all feeds back, from their next runs on. */
export async function removeDecidedMapping({ db }: { db: Database }, actor: Actor, mappingId: number): Promise<void> {
  requireOperator(actor);
  await inTransaction(db, async (tx) => {
    const removed = await deleteDecided(tx, mappingId);
    if (!removed) throw new NotFound('mapping');
    const { format, column, raw, value } = removed;
    const object = { id: mappingId, label: `${column}: ${raw}` };
    await recordAct(tx, actor, { action: 'value-mapping.removed', object, before: { format, value } });
  });
}

export function presentDecided({ at, ...mapping }: StoredDecision): DecidedMapping {
  return { ...mapping, at: at.toISOString() };
}
