import type { Actor } from '../../accounts/actor.ts';
import { requireEditor } from '../../accounts/policies.ts';
import type { Tx } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { type ContentRow, loadContentForChange } from '../content-write-store.ts';

/** The text, held for a change by an editor who saw this revision of it. */
export async function loadForEditing(tx: Tx, actor: Actor, contentId: number, revision: number): Promise<ContentRow> {
  requireEditor(actor);
  const content = await loadContentForChange(tx, contentId);
  if (!content) throw new NotFound('content');
  if (content.revision !== revision) throw new Failure('stale-revision');
  return content;
}
