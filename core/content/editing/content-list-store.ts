import type { ContentKind, ContentState } from '@kardan/contract/values/content';
import type { Language } from '@kardan/contract/values/identifiers';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { TimePlace } from '../../kernel/time-cursor.ts';
import { maxFailures, thereForPeople } from '../checks/link-state.ts';

export interface ContentFilter {
  kind?: ContentKind | undefined;
  language?: Language | undefined;
  state?: ContentState | undefined;
  search?: string | undefined;
  /** Public, or to become so, within these days. */
  publicFrom?: Date | undefined;
  publicTo?: Date | undefined;
}

/** As core/content/checks/link-state.ts judges them. */
const brokenLinks = sql<number>`(
  select count(*)::int from content_use join content_link on content_link.url = content_use.name
  where content_use.content_id = content.id and content_use.what = 'link'
    and (content_link.status between 400 and 499 or content_link.failures >= ${maxFailures})
    and content_link.status not in (${sql.join(thereForPeople)})
)`;

/** Texts with the title of their newest version, changed last first. */
export function loadContentItems(db: Database, filter: ContentFilter, after: TimePlace | undefined, limit: number) {
  return filtered(db, filter)
    .leftJoin('account', 'account.id', 'newest.authorAccountId')
    .select([
      'content.id',
      'content.kind',
      'content.key',
      'content.language',
      'content.slug',
      'content.state',
      'content.publishAt',
      'content.publicNumber',
      'content.updatedAt',
      sql<string>`content.updated_at::text`.as('place'),
      'newest.number as newestNumber',
      'newest.authorAccountId',
      'account.displayName as authorName',
      sql<string>`coalesce(newest.front_matter ->> 'title', '')`.as('title'),
      brokenLinks.as('brokenLinks'),
    ])
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(content.updated_at, content.id) < (${after?.at}::timestamptz, ${after?.id}::bigint)`),
    )
    .orderBy('content.updatedAt', 'desc')
    .orderBy('content.id', 'desc')
    .limit(limit)
    .execute();
}

/** How many there are of each kind, all else as asked. */
export async function countContentKinds(db: Database, filter: ContentFilter): Promise<Map<ContentKind, number>> {
  const rows = await filtered(db, { ...filter, kind: undefined })
    .select((select) => ['content.kind', select.fn.countAll<number>().as('count')])
    .groupBy('content.kind')
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}

function filtered(db: Database, { kind, language, state, search, publicFrom, publicTo }: ContentFilter) {
  const pattern = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return (
    db
      .selectFrom('content')
      .innerJoinLateral(
        (lateral) =>
          lateral
            .selectFrom('contentRevision')
            .select(['number', 'frontMatter', 'authorAccountId'])
            .whereRef('contentRevision.contentId', '=', 'content.id')
            .orderBy('number', 'desc')
            .limit(1)
            .as('newest'),
        (join) => join.onTrue(),
      )
      .$if(kind !== undefined, (query) => query.where('content.kind', '=', kind as ContentKind))
      .$if(language !== undefined, (query) => query.where('content.language', '=', language as Language))
      .$if(state !== undefined, (query) => query.where('content.state', '=', state as ContentState))
      .$if(publicFrom !== undefined, (query) => query.where('content.publishAt', '>=', publicFrom as Date))
      .$if(publicTo !== undefined, (query) => query.where('content.publishAt', '<', publicTo as Date))
      // Hundreds of texts: reading them all takes a few milliseconds.
      .$if(search !== undefined && search !== '', (query) =>
        query.where((where) =>
          where.or([
            where(sql<string>`newest.front_matter ->> 'title'`, 'ilike', pattern),
            where(sql<string>`content.key::text`, 'ilike', pattern),
            where(sql<string>`content.slug::text`, 'ilike', pattern),
          ]),
        ),
      )
  );
}

/** The same text in its other languages, with the title of the newest version. */
export function loadOtherLanguages(db: Database, kind: ContentKind, key: string, id: number) {
  return filtered(db, { kind })
    .select([
      'content.id',
      'content.language',
      'content.slug',
      'content.state',
      sql<string>`coalesce(newest.front_matter ->> 'title', '')`.as('title'),
    ])
    .where('content.key', '=', key)
    .where('content.id', '<>', id)
    .execute();
}
