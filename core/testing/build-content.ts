import { createHash } from 'node:crypto';
import type { ContentKind } from '@kardan/contract/values/content';
import type { Language } from '@kardan/contract/values/identifiers';
import { saveContentPicture } from '../content/content-write-store.ts';
import type { TextFile } from '../content/seed/read-text-files.ts';
import { type Database, inTransaction } from '../db/database.ts';

/** A file of a text, an article unless told. */
export function textFile(
  given: Partial<Omit<TextFile, 'frontMatter'>> & { frontMatter?: Record<string, string> } = {},
): TextFile {
  const kind: ContentKind = given.kind ?? 'article';
  const key = given.key ?? 'example';
  const language: Language = given.language ?? 'de-AT';
  const ofArticle = { slug: key, question: 'cost', tags: 'money', picture: 'example', alt: 'Ein Beispiel' };
  const frontMatter = {
    title: `Text ${key}`,
    lead: 'Worum es geht.',
    published: '2026-11-02',
    ...(kind === 'article' && ofArticle),
    ...given.frontMatter,
  };
  const bodyMarkdown = given.bodyMarkdown ?? 'Ein Absatz.';
  const hash = createHash('sha256')
    .update(JSON.stringify([frontMatter, bodyMarkdown]))
    .digest('hex');
  return { path: `${kind}/${key}.md`, kind, key, language, hash, frontMatter, bodyMarkdown };
}

/** The picture that articles of tests name; no file is stored. */
export async function buildContentPicture(db: Database, name = 'example'): Promise<void> {
  await inTransaction(db, async (tx) => {
    const contentHash = createHash('sha256').update(name).digest('hex');
    const image = { contentHash, mediaType: 'image/webp', widthPx: 1080, heightPx: 720, sizeBytes: 1 };
    const { id } = await tx.insertInto('image').values(image).returning('id').executeTakeFirstOrThrow();
    await saveContentPicture(tx, name, id);
  });
}
