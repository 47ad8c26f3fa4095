import type { Actor } from '../../accounts/actor.ts';
import { recordAct } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import { deleteContent } from '../content-write-store.ts';
import { loadForEditing } from './load-for-editing.ts';
import { onRecord } from './on-record.ts';

/**
 * Removes a text that no visitor could ever see, with all its versions, unless somebody changed it since that revision: its key
 * and its slug are free again.
 */
export async function removeContent(tx: Tx, actor: Actor, contentId: number, revision: number): Promise<void> {
  const content = await loadForEditing(tx, actor, contentId, revision);
  if (content.publicNumber !== null) throw new Failure('text-was-released');
  await deleteContent(tx, content.id);
  const { slug, state } = content;
  await recordAct(tx, actor, { action: 'content.removed', object: onRecord(content), before: { slug, state } });
}
