import type { Tx } from '../../db/database.ts';
import { refusingTakenSlug } from '../../db/refusing-taken-slug.ts';
import { type ContentChange, type ContentRow, type loadVersion, updateContent } from '../content-write-store.ts';
import { slugOf } from './checked-for-saving.ts';

type Version = NonNullable<Awaited<ReturnType<typeof loadVersion>>>;

/** Makes a version the one that visitors see, under the slug it names; the slug before goes on leading here. */
export function releaseVersion(
  tx: Tx,
  { id, key }: ContentRow,
  { number, frontMatter }: Pick<Version, 'number' | 'frontMatter'>,
  change: ContentChange,
): Promise<ContentRow> {
  const slug = slugOf(frontMatter as object, key);
  return refusingTakenSlug(updateContent(tx, id, { ...change, slug, publicNumber: number }));
}
