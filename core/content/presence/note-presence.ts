import type { PresentEditor } from '@kardan/contract/calls/operator/content';
import { presenceSeconds } from '@kardan/contract/values/content';
import type { Actor } from '../../accounts/actor.ts';
import { accountOf, requireEditor } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { loadContent } from '../content-write-store.ts';
import { deleteSeen, loadOthers, saveSeen } from './presence-store.ts';

/** Who has not been heard of for so long has closed the page; a heartbeat may be lost or late. */
const freshSeconds = Math.round(presenceSeconds * 1.5);

/**
 * Notes that somebody has a text open, or leaves it, and tells who else has, and which revision the text has by now. It
 * changes nothing of the text and is not on record.
 */
export async function notePresence(
  { db }: { db: Database },
  actor: Actor,
  contentId: number,
  { isLeaving }: { isLeaving: boolean },
): Promise<{ others: PresentEditor[]; revision: number }> {
  requireEditor(actor);
  const content = await loadContent(db, contentId);
  if (!content) throw new NotFound('content');
  const accountId = accountOf(actor);
  if (isLeaving) await deleteSeen(db, contentId, accountId);
  else await saveSeen(db, contentId, accountId, freshSeconds);
  return { others: await othersAt(db, contentId, accountId), revision: content.revision };
}

export async function othersAt(db: Database, contentId: number, accountId: number | null): Promise<PresentEditor[]> {
  const rows = await loadOthers(db, contentId, accountId, freshSeconds);
  return rows.map(({ since, ...person }) => ({ ...person, since: since.toISOString() }));
}
