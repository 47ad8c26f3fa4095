import type { Actor } from '../../accounts/actor.ts';
import { accountOf } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { noteAndCheckUses } from '../checks/note-uses.ts';
import { type ContentRow, insertVersion, loadVersion, updateContent } from '../content-write-store.ts';
import { checkedForSaving } from '../editing/checked-for-saving.ts';
import { loadForEditing } from '../editing/load-for-editing.ts';
import { onRecord } from '../editing/on-record.ts';
import { wordsOf } from './read-revisions.ts';

/** A new version with the words of an old one; what came between stays in the history. */
export async function restoreRevision(
  tx: Tx,
  actor: Actor,
  contentId: number,
  number: number,
  revision: number,
): Promise<ContentRow> {
  const content = await loadForEditing(tx, actor, contentId, revision);
  const old = await loadVersion(tx, content.id, number);
  if (!old) throw new NotFound('version');
  // Rules may have changed since: what was whole then is looked at anew.
  const text = await checkedForSaving(tx, content.kind, content.language, wordsOf(old));
  const restored = await insertVersion(tx, content, {
    ...text,
    source: 'editor',
    authorAccountId: accountOf(actor),
  });
  await noteAndCheckUses(tx, content.id, text);
  await recordAct(tx, actor, {
    action: 'content.restored',
    object: onRecord(content),
    after: { from: number, version: restored },
  });
  return updateContent(tx, content.id, {});
}
