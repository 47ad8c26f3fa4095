import type { ContentPreview } from '@kardan/contract/calls/content/preview';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { composingNow } from '../compose-article.ts';
import { composeArticle } from '../read-article.ts';
import { composePage, composeRelease, composeTestimonial } from '../read-pages.ts';
import { ContentFault } from '../text/content-fault.ts';
import { loadPreviewed } from './preview-store.ts';
import { readPreviewToken } from './preview-token.ts';
import type { PreviewServices } from './share-preview.ts';

type Previewed = NonNullable<Awaited<ReturnType<typeof loadPreviewed>>>;

/**
 * The newest version of a text for who has its link, as its page would show it. A link that was replaced, has ended or never
 * was one is all the same: nothing is there.
 */
export async function readPreview({ db, env }: PreviewServices, token: string): Promise<ContentPreview> {
  const serial = readPreviewToken(env, token);
  const row = serial === undefined ? undefined : await loadPreviewed(db, serial);
  if (!row) throw new NotFound('preview');
  const { language, number: version } = row;
  const shown = { language, version, expiresAt: row.expiresAt.toISOString() };
  try {
    return { ...(await composePreview(db, row)), ...shown };
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error;
    const { title = '' } = row.frontMatter as { title?: string };
    return { kind: 'faulty', ...shown, title, fault: error.message };
  }
}

/** A text that was never public is dated today. */
async function composePreview(db: Database, previewed: Previewed) {
  const row = { ...previewed, publishAt: previewed.publishAt ?? new Date() };
  const { kind, language } = row;
  switch (kind) {
    case 'article':
      return { kind, article: await composeArticle(db, row) };
    case 'press':
      return {
        kind,
        page: await composePage(db, row),
        release: composeRelease(row, await composingNow(db, language)),
      };
    case 'testimonial':
      return { kind, testimonial: composeTestimonial(row, await composingNow(db, language)) };
    default:
      return { kind, page: await composePage(db, row) };
  }
}
