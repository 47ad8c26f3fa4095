import type { ArticleTag, ContentKind } from '@kardan/contract/values/content';
import type { Language } from '@kardan/contract/values/identifiers';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { DB } from '../db/schema.gen.ts';

/** Scheduled texts are public from their moment on, whether or not the job that notes it has run. */
function isPublic(where: ExpressionBuilder<DB, 'content'>) {
  return where.or([
    where('content.state', '=', 'published'),
    where.and([where('content.state', '=', 'scheduled'), where('content.publishAt', '<=', sql<Date>`now()`)]),
  ]);
}

function publicTexts(db: Database, kinds: readonly ContentKind[]) {
  return db
    .selectFrom('content')
    .innerJoin('contentRevision as version', (join) =>
      join.onRef('version.contentId', '=', 'content.id').onRef('version.number', '=', 'content.publicNumber'),
    )
    .where('content.kind', 'in', kinds)
    .where(isPublic);
}

const head = [
  'content.id',
  'content.kind',
  'content.key',
  'content.language',
  'content.slug',
  'content.publishAt',
  'version.frontMatter',
  'version.readingMinutes',
  'version.createdAt as versionAt',
] as const;

export type PublicHead = Awaited<ReturnType<typeof loadPublicHeads>>[number];

/** Heads of the public texts of a kind in a language, newest first. */
export function loadPublicHeads(db: Database, kind: ContentKind, language: Language) {
  return publicTexts(db, [kind])
    .select(head)
    .where('content.language', '=', language)
    .orderBy('content.publishAt', 'desc')
    .orderBy('content.id', 'desc')
    .execute();
}

/** The same with their texts; of kinds that have few. */
export function loadPublicTexts(db: Database, kind: ContentKind, language: Language) {
  return publicTexts(db, [kind])
    .select([...head, 'version.bodyMarkdown'])
    .where('content.language', '=', language)
    .orderBy('content.publishAt', 'desc')
    .orderBy('content.id', 'desc')
    .execute();
}

export interface ArticleFilter {
  language: Language;
  tag: ArticleTag | undefined;
  /** Words to be found, folded to letters and digits. */
  words: readonly string[];
}

/** Articles of a tag that hold all the words, the best first; without words the newest first. */
export function loadArticleHeads(
  db: Database,
  filter: ArticleFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return matchingArticles(db, filter)
    .select(head)
    .$if(filter.words.length > 0, (query) => query.orderBy(sql`ts_rank(version.words, ${wordsQuery(filter)})`, 'desc'))
    .orderBy('content.publishAt', 'desc')
    .orderBy('content.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countArticles(db: Database, filter: ArticleFilter): Promise<number> {
  const { count } = await matchingArticles(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function matchingArticles(db: Database, filter: ArticleFilter) {
  const { language, tag, words } = filter;
  return publicTexts(db, ['article'])
    .where('content.language', '=', language)
    .$if(tag !== undefined, (query) => query.where(sql<boolean>`version.front_matter -> 'tags' ? ${tag}`))
    .$if(words.length > 0, (query) => query.where(sql<boolean>`version.words @@ ${wordsQuery(filter)}`));
}

/** Each word as the beginning of one in the text: “Reifen” finds “Reifendruck”. Words hold nothing but letters and digits. */
function wordsQuery({ language, words }: ArticleFilter) {
  const configuration = language === 'en' ? 'english' : 'german';
  return sql`to_tsquery(${configuration}::regconfig, ${words.map((word) => `${word}:*`).join(' & ')})`;
}

/** How many public articles there are of each tag. */
export async function countArticleTags(
  db: Database,
  language: Language,
): Promise<{ tag: ArticleTag; count: number }[]> {
  const { rows } = await sql<{ tag: ArticleTag; count: number }>`
    select tag, count(*)::int as count
    from ${publicTexts(db, ['article'])
      .select('version.frontMatter')
      .where('content.language', '=', language)
      .as('articles')}
    cross join jsonb_array_elements_text(articles.front_matter -> 'tags') as tag
    group by tag`.execute(db);
  return rows;
}

/**
 * The text that a slug names in a language: its own, an earlier one, or that of the same text in another language. Its own
 * slug of today is in the answer.
 */
export async function loadPublicText(db: Database, kinds: readonly ContentKind[], language: Language, slug: string) {
  return (
    publicTexts(db, kinds)
      .select([...head, 'version.bodyMarkdown'])
      .where('content.language', '=', language)
      .where((where) =>
        where(
          sql`(content.kind, content.key)`,
          'in',
          sql`(
          select named.kind, named.key from content as named where named.slug = ${slug}
          union
          select named.kind, named.key from content as named
          join former_content_slug on former_content_slug.content_id = named.id
          where former_content_slug.slug = ${slug}
        )`,
        ),
      )
      // Of two texts that share a slug in different languages, the one of this language.
      .orderBy((order) => order.case().when('content.slug', '=', slug).then(0).else(1).end())
      .limit(1)
      .executeTakeFirst()
  );
}

/** The slugs of a public text in the languages it exists in. */
export async function loadTranslations(db: Database, kind: ContentKind, key: string) {
  const rows = await publicTexts(db, [kind])
    .select(['content.language', 'content.slug'])
    .where('content.key', '=', key)
    .execute();
  return Object.fromEntries(rows.map(({ language, slug }) => [language, slug])) as Partial<Record<Language, string>>;
}

export function loadPublicAddresses(db: Database, kind: ContentKind) {
  return publicTexts(db, [kind]).select(head).orderBy('content.key').orderBy('content.language').execute();
}

/** Pictures that texts name, by name. */
export async function loadPictures(db: Database | Tx) {
  const rows = await db
    .selectFrom('contentPicture')
    .innerJoin('image', 'image.id', 'contentPicture.imageId')
    .select(['contentPicture.name', 'image.contentHash as hash', 'image.widthPx', 'image.heightPx'])
    .execute();
  return new Map(rows.map(({ name, ...picture }) => [name, picture]));
}
