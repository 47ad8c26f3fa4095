import type { ContentKind, ContentState } from '@kardan/contract/values/content';
import type { Language } from '@kardan/contract/values/identifiers';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

const columns = [
  'id',
  'kind',
  'key',
  'language',
  'slug',
  'state',
  'publishAt',
  'publicNumber',
  'fileHash',
  'revision',
  'updatedAt',
  'remark',
  'remarkBy',
  'remarkAt',
] as const;

export type ContentRow = NonNullable<Awaited<ReturnType<typeof loadContentForChange>>>;

/** The text, held against other changes until the transaction ends. */
export function loadContentForChange(tx: Tx, id: number) {
  return tx
    .selectFrom('content')
    .select(columns)
    .where('id', '=', sql<number>`${id}::bigint`)
    .forUpdate()
    .executeTakeFirst();
}

export function loadContentByKeyForChange(tx: Tx, kind: ContentKind, key: string, language: Language) {
  return tx
    .selectFrom('content')
    .select(columns)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst();
}

export function insertContent(
  tx: Tx,
  content: { kind: ContentKind; key: string; language: Language; slug: string; fileHash?: string },
) {
  return tx.insertInto('content').values(content).returning(columns).executeTakeFirstOrThrow();
}

export interface ContentChange {
  slug?: string;
  state?: ContentState;
  publishAt?: Date | null;
  publicNumber?: number | null;
  fileHash?: string;
  remark?: string | null;
  remarkBy?: number | null;
  remarkAt?: Date | null;
}

export function updateContent(tx: Tx, id: number, change: ContentChange) {
  return (
    tx
      .updateTable('content')
      // Also where nothing else changes: what is being worked on has a new revision.
      .set({ ...change, updatedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow()
  );
}

export async function deleteContent(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('content').where('id', '=', id).execute();
}

export interface NewVersion {
  frontMatter: object;
  bodyMarkdown: string;
  readingMinutes: number;
  source: 'file' | 'editor';
  authorAccountId?: number;
  /** Why it would not reach visitors whole. */
  fault?: string | null;
}

/** Adds a version after all others; gives its number. */
export async function insertVersion(
  tx: Tx,
  { id, language }: Pick<ContentRow, 'id' | 'language'>,
  version: NewVersion,
): Promise<number> {
  const { frontMatter, ...rest } = version;
  const { number } = await tx
    .insertInto('contentRevision')
    .values(() => ({
      ...rest,
      contentId: id,
      language,
      frontMatter: JSON.stringify(frontMatter),
      number: sql<number>`1 + coalesce((
        select max(number) from content_revision where content_id = ${id}
      ), 0)`,
    }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** Puts other words in the place of a version's. */
export async function replaceVersion(
  tx: Tx,
  contentId: number,
  number: number,
  { frontMatter, bodyMarkdown, readingMinutes, fault = null }: NewVersion,
): Promise<void> {
  await tx
    .updateTable('contentRevision')
    .set({
      frontMatter: JSON.stringify(frontMatter),
      bodyMarkdown,
      readingMinutes,
      fault,
      savedAt: sql<Date>`clock_timestamp()`,
    })
    .where('contentId', '=', contentId)
    .where('number', '=', number)
    .execute();
}

export function loadVersion(db: Database | Tx, contentId: number, number: number | 'newest') {
  return db
    .selectFrom('contentRevision')
    .leftJoin('account', 'account.id', 'contentRevision.authorAccountId')
    .select([
      'contentRevision.number',
      'contentRevision.frontMatter',
      'contentRevision.bodyMarkdown',
      'contentRevision.readingMinutes',
      'contentRevision.source',
      'contentRevision.authorAccountId',
      'contentRevision.createdAt',
      'contentRevision.savedAt',
      'contentRevision.fault',
      'account.displayName as authorName',
    ])
    .where('contentId', '=', sql<number>`${contentId}::bigint`)
    .$if(number !== 'newest', (query) => query.where('number', '=', Number(number)))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Versions of a text without their words, newest first, those before a number. */
export function loadHistory(db: Database, contentId: number, { before, limit }: { before?: number; limit: number }) {
  return db
    .selectFrom('contentRevision')
    .leftJoin('account', 'account.id', 'contentRevision.authorAccountId')
    .select([
      'contentRevision.number',
      'contentRevision.source',
      'contentRevision.savedAt',
      'contentRevision.authorAccountId',
      'account.displayName as authorName',
    ])
    .where('contentId', '=', sql<number>`${contentId}::bigint`)
    .$if(before !== undefined, (query) => query.where('number', '<', before as number))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

export function loadContent(db: Database, id: number) {
  return db.selectFrom('content').select(columns).where('id', '=', sql<number>`${id}::bigint`).executeTakeFirst();
}

/** Names a picture of the installation, anew where the name is taken. */
export async function saveContentPicture(tx: Tx, name: string, imageId: number): Promise<void> {
  await tx
    .insertInto('contentPicture')
    .values({ name, imageId, fromInstallation: true })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ imageId, fromInstallation: true })
        .where((where) =>
          where.or([
            where('contentPicture.imageId', 'is distinct from', imageId),
            where('contentPicture.fromInstallation', '=', false),
          ]),
        ),
    )
    .execute();
}

export async function loadPersonName(db: Database, accountId: number): Promise<string | null> {
  const row = await db.selectFrom('account').select('displayName').where('id', '=', accountId).executeTakeFirst();
  return row?.displayName ?? null;
}
