import type { ContentRevision, ContentVersion } from '@kardan/contract/calls/operator/content';
import type { Actor } from '../../accounts/actor.ts';
import { requireEditor } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { InvalidCursor, NotFound } from '../../kernel/errors.ts';
import { composingNow } from '../compose-article.ts';
import { loadContent, loadHistory, loadVersion } from '../content-write-store.ts';
import { composeBlocks } from '../text/compose-blocks.ts';
import { ContentFault } from '../text/content-fault.ts';

const pageSize = 50;

interface VersionRow {
  number: number;
  source: 'file' | 'editor';
  savedAt: Date;
  authorAccountId: number | null;
  authorName: string | null;
}

/** Who changed a text when, newest first. */
export async function listRevisions(
  { db }: { db: Database },
  actor: Actor,
  contentId: number,
  { cursor }: { cursor?: string | undefined } = {},
): Promise<{ items: ContentVersion[]; cursor: string | null }> {
  requireEditor(actor);
  const content = await loadContent(db, contentId);
  if (!content) throw new NotFound('content');
  if (cursor !== undefined && !/^[1-9]\d{0,8}$/.test(cursor)) throw new InvalidCursor();
  const before = cursor === undefined ? {} : { before: Number(cursor) };
  const rows = await loadHistory(db, contentId, { ...before, limit: pageSize + 1 });
  const items = rows.slice(0, pageSize).map((row) => presentVersion(row, content.publicNumber));
  return { items, cursor: rows.length > pageSize ? String(items.at(-1)?.number) : null };
}

/** One version of a text, as it is written and as visitors would see it. */
export async function readRevision(
  { db }: { db: Database },
  actor: Actor,
  contentId: number,
  number: number,
): Promise<ContentRevision> {
  requireEditor(actor);
  const [content, version] = await Promise.all([loadContent(db, contentId), loadVersion(db, contentId, number)]);
  if (!content || !version) throw new NotFound('content');
  const composing = await composingNow(db, content.language);
  const blocks = wholeBlocks(() => composeBlocks(version.bodyMarkdown, composing));
  return { ...presentVersion(version, content.publicNumber), ...wordsOf(version), blocks: blocks ?? null };
}

export function presentVersion(row: VersionRow, publicNumber: number | null): ContentVersion {
  const { number, source, savedAt, authorAccountId, authorName } = row;
  return {
    number,
    source,
    author: authorAccountId === null ? null : { accountId: authorAccountId, name: authorName },
    at: savedAt.toISOString(),
    isPublic: number === publicNumber,
  };
}

export function wordsOf({ frontMatter, bodyMarkdown }: { frontMatter: unknown; bodyMarkdown: string }) {
  return { frontMatter: frontMatter as Record<string, unknown>, bodyMarkdown };
}

function wholeBlocks<T>(compose: () => T): T | undefined {
  try {
    return compose();
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error;
    return undefined;
  }
}
