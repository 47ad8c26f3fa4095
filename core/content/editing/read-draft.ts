import type { ContentBlock } from '@kardan/contract/calls/content/blocks';
import type { ContentKind } from '@kardan/contract/values/content';
import type { Actor } from '../../accounts/actor.ts';
import { requireEditor } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { composingNow } from '../compose-article.ts';
import { loadContent, loadContents, loadHistory, loadVersion } from '../content-write-store.ts';
import { composeBlocks } from '../text/compose-blocks.ts';

/** A text with one of its versions, the newest unless told, whatever its state, and as visitors would see it. */
export async function readDraft(
  { db }: { db: Database },
  actor: Actor,
  contentId: number,
  number: number | 'newest' = 'newest',
) {
  requireEditor(actor);
  const [content, version] = await Promise.all([loadContent(db, contentId), loadVersion(db, contentId, number)]);
  if (!content || !version) throw new NotFound('content');
  const preview: ContentBlock[] = composeBlocks(version.bodyMarkdown, await composingNow(db, content.language));
  return { ...content, version, preview };
}

/** Every text of a kind, whatever its state, changed last first. */
export function listContents({ db }: { db: Database }, actor: Actor, kind: ContentKind) {
  requireEditor(actor);
  return loadContents(db, kind);
}

/** Who changed a text when, newest first. */
export async function readContentHistory({ db }: { db: Database }, actor: Actor, contentId: number) {
  requireEditor(actor);
  if (!(await loadContent(db, contentId))) throw new NotFound('content');
  return loadHistory(db, contentId);
}
