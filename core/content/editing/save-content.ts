import { versionMinutes } from '@kardan/contract/values/content';
import type { Actor } from '../../accounts/actor.ts';
import { accountOf } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import { noteAndCheckUses } from '../checks/note-uses.ts';
import { type ContentRow, insertVersion, loadVersion, replaceVersion, updateContent } from '../content-write-store.ts';
import { checkedForSaving, type TextInput } from './checked-for-saving.ts';
import { loadForEditing } from './load-for-editing.ts';
import { onRecord } from './on-record.ts';

/**
 * Keeps what somebody has written, unless somebody else changed the text since that revision: as a new version, or in place
 * of one that the same person began within ten minutes and nobody has released. Visitors go on seeing the public one.
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
  const authorAccountId = accountOf(actor);
  const newest = await loadVersion(tx, content.id, 'newest');
  const version = { ...text, source: 'editor' as const, authorAccountId };
  const began = newest && isBegun(content, newest, authorAccountId) ? newest : undefined;
  if (began) await replaceVersion(tx, content.id, began.number, version);
  else await insertVersion(tx, content, version);
  await noteAndCheckUses(tx, content.id, text);
  // Who types for ten minutes saves a hundred times: a version is on record when it is begun and when it is first changed.
  if (!began || began.savedAt.getTime() === began.createdAt.getTime()) {
    await recordAct(tx, actor, { action: 'content.changed', object: onRecord(content) });
  }
  return updateContent(tx, content.id, {});
}

type Version = NonNullable<Awaited<ReturnType<typeof loadVersion>>>;

function isBegun({ publicNumber }: ContentRow, version: Version, accountId: number): boolean {
  const { number, source, authorAccountId, createdAt } = version;
  return (
    source === 'editor' &&
    authorAccountId === accountId &&
    number !== publicNumber &&
    Date.now() - createdAt.getTime() < versionMinutes * 60_000
  );
}
