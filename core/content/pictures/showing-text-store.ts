import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

const title = sql<string>`coalesce(version.front_matter ->> 'title', '')`.as('title');

/** Texts whose newest version shows one of the pictures, once for each picture. */
export function loadTextsShowing(db: Database | Tx, names: readonly string[]) {
  return db
    .selectFrom('contentUse')
    .innerJoin('content', 'content.id', 'contentUse.contentId')
    .innerJoin('contentRevision as version', 'version.contentId', 'content.id')
    .select(['contentUse.name', 'content.id', 'content.language', title])
    .where('contentUse.what', '=', 'picture')
    .where('contentUse.name', 'in', [...names])
    .where('version.number', '=', (where) =>
      where
        .selectFrom('contentRevision as other')
        .select((select) => select.fn.max('other.number').as('number'))
        .whereRef('other.contentId', '=', 'content.id'),
    )
    .orderBy('content.id')
    .execute();
}

/** Versions that visitors see, or will see, of texts that have newer ones: nobody notes what these show. */
export function loadPublicVersionsBehind(db: Database | Tx) {
  return db
    .selectFrom('content')
    .innerJoin('contentRevision as version', (join) =>
      join.onRef('version.contentId', '=', 'content.id').onRef('version.number', '=', 'content.publicNumber'),
    )
    .select(['content.id', 'content.language', title, 'version.frontMatter', 'version.bodyMarkdown'])
    .where('content.state', 'in', ['published', 'scheduled'])
    .where((where) =>
      where.exists(
        where
          .selectFrom('contentRevision as newer')
          .whereRef('newer.contentId', '=', 'content.id')
          .whereRef('newer.number', '>', 'version.number'),
      ),
    )
    .orderBy('content.id')
    .execute();
}
