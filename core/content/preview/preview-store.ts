import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

/** A new serial for a text, in place of the one before. */
export function replacePreview(tx: Tx, contentId: number, madeBy: number, days: number) {
  const fresh = {
    madeBy,
    serial: sql<string>`gen_random_uuid()`,
    expiresAt: sql<Date>`now() + make_interval(days => ${days})`,
  };
  return tx
    .insertInto('contentPreview')
    .values({ contentId, ...fresh })
    .onConflict((conflict) => conflict.column('contentId').doUpdateSet(fresh))
    .returning(['serial', 'expiresAt'])
    .executeTakeFirstOrThrow();
}

/** A text's link, as long as it holds. */
export function loadPreview(db: Database, contentId: number) {
  return db
    .selectFrom('contentPreview')
    .select(['serial', 'expiresAt'])
    .where('contentId', '=', contentId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** The newest version of the text that a serial is of, as long as it holds. */
export function loadPreviewed(db: Database, serial: string) {
  return db
    .selectFrom('contentPreview')
    .innerJoin('content', 'content.id', 'contentPreview.contentId')
    .innerJoin('contentRevision as version', 'version.contentId', 'content.id')
    .select([
      'content.id',
      'content.kind',
      'content.key',
      'content.language',
      'content.slug',
      'content.publishAt',
      'version.frontMatter',
      'version.readingMinutes',
      'version.createdAt as versionAt',
      'version.bodyMarkdown',
      'version.number',
      'contentPreview.expiresAt',
    ])
    .where('contentPreview.serial', '=', serial)
    .where('contentPreview.expiresAt', '>', sql<Date>`now()`)
    .orderBy('version.number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
