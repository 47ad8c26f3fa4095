import type { StoredPicture } from '@kardan/contract/calls/operator/content-tools';
import type { Database, Tx } from '../../db/database.ts';
import { usesOf } from '../text/text-uses.ts';
import { loadPublicVersionsBehind, loadTextsShowing } from './showing-text-store.ts';

/** Which texts show each of the pictures, in their newest version or in the one that visitors see. */
export async function findShowingTexts(
  db: Database | Tx,
  names: readonly string[],
): Promise<(name: string) => StoredPicture['texts']> {
  if (names.length === 0) return () => [];
  const [newest, behind] = await Promise.all([loadTextsShowing(db, names), loadPublicVersionsBehind(db)]);
  const ofPublic = behind.flatMap(({ frontMatter, bodyMarkdown, ...text }) =>
    usesOf(frontMatter as Record<string, unknown>, bodyMarkdown).pictures.map((name) => ({ name, ...text })),
  );
  return (wanted) => {
    const texts = [...newest, ...ofPublic].filter(({ name }) => name === wanted);
    return [...new Map(texts.map(({ id, title, language }) => [id, { id, title, language }])).values()];
  };
}
