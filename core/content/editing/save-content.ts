import type { Actor } from '../../accounts/actor.ts';
import { accountOf } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import { type ContentRow, insertVersion, updateContent } from '../content-write-store.ts';
import { checkedForSaving, type TextInput } from './checked-for-saving.ts';
import { loadForEditing } from './load-for-editing.ts';
import { onRecord } from './on-record.ts';

/**
 * Keeps a new version of a text, unless somebody changed it since that revision. Visitors go on seeing the public one until
 * this one is released.
 */
export async function saveContent(
  tx: Tx,
  actor: Actor,
  contentId: number,
  revision: number,
  input: TextInput,
): Promise<ContentRow> {
  const content = await loadForEditing(tx, actor, contentId, revision);
  const text = await checkedForSaving(tx, content.kind, content.language, input);
  await insertVersion(tx, content, { ...text, source: 'editor', authorAccountId: accountOf(actor) });
  await recordAct(tx, actor, { action: 'content.changed', object: onRecord(content) });
  return updateContent(tx, content.id, {});
}
