import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { isExternal, type TextUses } from '../text/text-uses.ts';

const maxNameLength = 500;

/** Keeps what the newest version of a text uses, in place of what was known before. */
export async function saveUses(tx: Tx, contentId: number, { links, pictures, references }: TextUses): Promise<void> {
  const rows = [
    ...links.map((name) => ({ contentId, what: 'link', name })),
    ...pictures.map((name) => ({ contentId, what: 'picture', name })),
    ...references.map((name) => ({ contentId, what: 'reference', name })),
  ].filter(({ name }) => name.length <= maxNameLength);
  await tx.deleteFrom('contentUse').where('contentId', '=', contentId).execute();
  if (rows.length > 0) await tx.insertInto('contentUse').values(rows).execute();
  const urls = links.filter((link) => isExternal(link) && link.length <= maxNameLength);
  if (urls.length > 0) {
    await tx
      .insertInto('contentLink')
      .values(urls.map((url) => ({ url })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** How many texts use each name. */
export async function countUses(db: Database, what: 'picture' | 'reference'): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('contentUse')
    .select((select) => ['name', select.fn.countAll<number>().as('count')])
    .where('what', '=', what)
    .groupBy('name')
    .execute();
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

export async function loadNextContentId(tx: Tx, afterId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('content')
    .select('id')
    .where('id', '>', sql<number>`${afterId}::bigint`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function loadLastContentId(db: Database): Promise<number> {
  const row = await db
    .selectFrom('content')
    .select((select) => select.fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

export function loadLinks(db: Database, urls: readonly string[]) {
  if (urls.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('contentLink')
    .select(['url', 'status', 'failures', 'checkedAt'])
    .where('url', 'in', [...urls])
    .execute();
}

/** Addresses that texts lead to and that were not looked at since a moment, longest ago first; of one text where told. */
export async function loadDueLinks(
  db: Database,
  { before, contentId, limit }: { before: Date; contentId?: number | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('contentLink')
    .select('url')
    .where((where) => where.or([where('checkedAt', 'is', null), where('checkedAt', '<', before)]))
    .where((where) =>
      where.exists(
        where
          .selectFrom('contentUse')
          .where('what', '=', 'link')
          .whereRef('contentUse.name', '=', 'contentLink.url')
          .$if(contentId !== undefined, (query) => query.where('contentUse.contentId', '=', contentId as number)),
      ),
    )
    .orderBy('checkedAt', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();
  return rows.map(({ url }) => url);
}

export async function saveLook(db: Database, url: string, status: number, isBad: boolean): Promise<void> {
  await db
    .updateTable('contentLink')
    .set({
      status,
      checkedAt: sql<Date>`now()`,
      failures: isBad ? sql<number>`least(failures + 1, 1000)` : 0,
    })
    .where('url', '=', url)
    .execute();
}

/** Addresses that no text leads to any more. */
export async function forgetUnusedLinks(db: Database): Promise<void> {
  await db
    .deleteFrom('contentLink')
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('contentUse').where('what', '=', 'link').whereRef('contentUse.name', '=', 'contentLink.url'),
        ),
      ),
    )
    .execute();
}
