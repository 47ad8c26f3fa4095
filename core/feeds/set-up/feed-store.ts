import type { FeedFormat, FeedSource } from '@kardan/contract/values/feeds';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { effectiveState } from '../../db/effective-state.ts';
import type { DealershipState, Feed } from '../../db/schema.gen.ts';

export type StoredFeed = NonNullable<Awaited<ReturnType<typeof loadFeed>>>;

const columns = [
  'feed.id',
  'feed.dealershipId',
  'feed.groupId',
  'feed.name',
  'feed.format',
  'feed.source',
  'feed.location',
  'feed.username',
  'feed.secretEncrypted',
  'feed.hostKey',
  'feed.intervalMinutes',
  'feed.siteMap',
  'feed.namedSites',
  'feed.answers',
  'feed.vanishLimitPercent',
  'feed.state',
  'feed.nextRunAt',
  'feed.askedDry',
  'feed.lookedAt',
] as const;

function selectFeeds(db: Database | Tx) {
  return db
    .selectFrom('feed')
    .select(columns)
    .select(sql<string | null>`to_char(feed.daily_at, 'HH24:MI')`.as('dailyAt'));
}

export async function loadFeed(db: Database | Tx, feedId: string) {
  const row = await selectFeeds(db).where('feed.id', '=', feedId).executeTakeFirst();
  return row && typed(row);
}

/** The feed, held until the transaction ends: one begins or answers a run of it at a time. */
export async function holdFeed(tx: Tx, feedId: string) {
  const row = await selectFeeds(tx).where('feed.id', '=', feedId).forUpdate('feed').executeTakeFirst();
  return row && typed(row);
}

/** The feeds of a dealership and of its group, by name. */
export async function loadFeedsOf(db: Database, dealershipId: number) {
  const rows = await selectFeeds(db)
    .where((where) =>
      where.or([
        where('feed.dealershipId', '=', dealershipId),
        where(
          'feed.groupId',
          '=',
          where.selectFrom('dealership').select('groupId').where('dealership.id', '=', dealershipId),
        ),
      ]),
    )
    .orderBy('feed.name')
    .orderBy('feed.id')
    .execute();
  return rows.map(typed);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectFeeds>['executeTakeFirstOrThrow']>>;

function typed(row: Row) {
  return {
    ...row,
    format: row.format as FeedFormat,
    source: row.source as FeedSource,
    siteMap: row.siteMap as Record<string, number>,
    answers: row.answers as Record<string, string>,
  };
}

export interface FeedSite {
  id: number;
  name: string;
  slug: string;
  state: DealershipState;
}

/** The dealerships whose cars a feed may hold: its own, or those of its group. */
export async function loadSites(db: Database | Tx, { dealershipId, groupId }: FeedOwner): Promise<FeedSite[]> {
  return db
    .selectFrom('dealership')
    .select(['id', 'name', 'slug'])
    .select(effectiveState.as('state'))
    .where((where) => (dealershipId === null ? where('groupId', '=', groupId ?? 0) : where('id', '=', dealershipId)))
    .orderBy('name')
    .execute();
}

/** The group that a dealership belongs to. */
export async function loadGroupId(db: Database, dealershipId: number): Promise<number | null> {
  const row = await db.selectFrom('dealership').select('groupId').where('id', '=', dealershipId).executeTakeFirst();
  return row?.groupId ?? null;
}

/** Whose a feed is: one of the two. */
export type FeedOwner = Pick<StoredFeed, 'dealershipId' | 'groupId'>;

/** Lets one at a time do something that counts all feeds of an owner. */
export async function lockOwner(tx: Tx, { dealershipId, groupId }: FeedOwner): Promise<void> {
  const name = `feeds of ${groupId === null ? 'dealership' : 'group'}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${groupId ?? dealershipId}))`.execute(tx);
}

export async function countFeeds(tx: Tx, { dealershipId, groupId }: FeedOwner): Promise<number> {
  const { count } = await tx
    .selectFrom('feed')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('dealershipId', 'is not distinct from', dealershipId)
    .where('groupId', 'is not distinct from', groupId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertFeed(tx: Tx, feed: Insertable<Feed>): Promise<void> {
  await tx.insertInto('feed').values(feed).execute();
}

export async function updateFeed(tx: Tx, feedId: string, changes: Updateable<Feed>): Promise<void> {
  await tx.updateTable('feed').set(changes).where('id', '=', feedId).execute();
}

/** Keeps what a feed's file calls its sites, so that somebody can say whose they are. */
export async function saveNamedSites(db: Database, feedId: string, namedSites: readonly string[]): Promise<void> {
  await db
    .updateTable('feed')
    .set({ namedSites: [...namedSites] })
    .where('id', '=', feedId)
    .execute();
}

export async function deleteFeed(tx: Tx, feedId: string): Promise<void> {
  await tx.deleteFrom('feed').where('id', '=', feedId).execute();
}

/** How many cars a feed keeps at these dealerships, and how many of them have a value that a person has set. */
export async function countCars(
  db: Database,
  feedId: string,
  dealershipIds: readonly number[],
): Promise<{ cars: number; locked: number }> {
  const row = await db
    .selectFrom('feedCar')
    .select((count) => [
      count.fn.countAll<number>().as('cars'),
      count.fn.countAll<number>().filterWhere(sql<boolean>`locked <> '{}'`).as('locked'),
    ])
    .where('feedId', '=', feedId)
    .where((where) => where('dealershipId', '=', where.fn.any(where.val([...dealershipIds]))))
    .where('vanishedSince', 'is', null)
    .where('keptSince', 'is', null)
    .executeTakeFirstOrThrow();
  return { cars: Number(row.cars), locked: Number(row.locked) };
}
