import type { ContentCheckResult, ContentDraft } from '@kardan/contract/calls/operator/content';
import { contentPath } from '@kardan/contract/site-paths';
import type { Actor } from '../../accounts/actor.ts';
import { requireEditor } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { checkDraft } from '../checks/check-draft.ts';
import { composingNow } from '../compose-article.ts';
import { type ContentRow, loadContent, loadPersonName, loadVersion } from '../content-write-store.ts';
import { othersAt } from '../presence/note-presence.ts';
import { currentPreview, type PreviewServices } from '../preview/share-preview.ts';
import { presentVersion, wordsOf } from '../revisions/read-revisions.ts';
import { loadOtherLanguages } from './content-list-store.ts';
import { releaseOf, removalOf } from './require-release.ts';

type Version = NonNullable<Awaited<ReturnType<typeof loadVersion>>>;

/** A text with its newest version, whatever its state, what is open in it, and who else is at it. */
export async function readDraft(services: PreviewServices, actor: Actor, contentId: number): Promise<ContentDraft> {
  requireEditor(actor);
  const { db } = services;
  const [content, version] = await loadDraft(db, contentId);
  const { id, kind, key, language, slug, state } = content;
  const [checks, others, previewLink, translations, remark] = await Promise.all([
    checksOf(db, content, version),
    othersAt(db, id, actor.accountId),
    currentPreview(services, id, language),
    loadOtherLanguages(db, kind, key, id),
    remarkOf(db, content),
  ]);
  const { title } = version.frontMatter as { title?: string };
  return {
    id,
    kind,
    key,
    language,
    slug,
    title: title ?? '',
    state,
    publishAt: content.publishAt?.toISOString() ?? null,
    isAhead: content.publicNumber !== null && version.number > content.publicNumber,
    changedAt: content.updatedAt.toISOString(),
    changedBy:
      version.authorAccountId === null ? null : { accountId: version.authorAccountId, name: version.authorName },
    revision: content.revision,
    version: { ...presentVersion(version, content.publicNumber), ...wordsOf(version) },
    publicPath: contentPath(kind, key, slug, language) ?? null,
    remark,
    release: (state === 'published' ? removalOf : releaseOf)(actor, version.authorAccountId),
    checks,
    others,
    previewLink,
    translations,
  };
}

/** What was looked at in the newest version; links of other sites are looked at by a job, so that it is asked again. */
export async function readChecks(
  { db }: { db: Database },
  actor: Actor,
  contentId: number,
): Promise<{ checks: ContentCheckResult[] }> {
  requireEditor(actor);
  const [content, version] = await loadDraft(db, contentId);
  return { checks: await checksOf(db, content, version) };
}

async function loadDraft(db: Database, contentId: number): Promise<[ContentRow, Version]> {
  const [content, version] = await Promise.all([loadContent(db, contentId), loadVersion(db, contentId, 'newest')]);
  if (!content || !version) throw new NotFound('content');
  return [content, version];
}

async function checksOf(db: Database, { kind, language }: ContentRow, version: Version): Promise<ContentCheckResult[]> {
  const draft = { kind, language, ...wordsOf(version), fault: version.fault };
  return checkDraft(db, draft, await composingNow(db, language));
}

async function remarkOf(db: Database, { remark, remarkBy, remarkAt }: ContentRow): Promise<ContentDraft['remark']> {
  if (remark === null || remarkAt === null) return null;
  const by = remarkBy === null ? null : { accountId: remarkBy, name: await loadPersonName(db, remarkBy) };
  return { text: remark, by, at: remarkAt.toISOString() };
}
