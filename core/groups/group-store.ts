import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { IdOrSlug } from '../kernel/id-or-slug.ts';

export interface StoredGroup {
  id: number;
  slug: string;
  name: string;
  dealerships: number;
  keys: number;
  feeds: number;
  webhooks: number;
  hasCompanyAccount: boolean;
}

/** All groups by name, each with how much there is of it. */
export function loadGroups(db: Database): Promise<StoredGroup[]> {
  return groupsWhere(db, sql`true`);
}

export async function loadGroup(db: Database, { id, slug }: IdOrSlug): Promise<StoredGroup | undefined> {
  const [group] = await groupsWhere(db, id === undefined ? sql`slug = ${slug}` : sql`id = ${id}::bigint`);
  return group;
}

/** A group, held against everybody who adds to it. */
export async function holdGroup(tx: Tx, groupId: number): Promise<StoredGroup | undefined> {
  await tx.selectFrom('dealerGroup').select('id').where('id', '=', groupId).forUpdate().execute();
  const [group] = await groupsWhere(tx, sql`id = ${groupId}`);
  return group;
}

async function groupsWhere(db: Database | Tx, condition: RawBuilder<unknown>): Promise<StoredGroup[]> {
  const { rows } = await sql<StoredGroup>`
    select
      id, slug, name,
      (select count(*)::int from dealership where group_id = dealer_group.id) as dealerships,
      (
        select count(*)::int from api_key
        where group_id = dealer_group.id and revoked_at is null and expires_at > now()
      ) as keys,
      (select count(*)::int from feed where group_id = dealer_group.id) as feeds,
      (select count(*)::int from webhook where group_id = dealer_group.id) as webhooks,
      exists (select from identity_provider where group_id = dealer_group.id) as "hasCompanyAccount"
    from dealer_group where ${condition} order by name collate people, id`.execute(db);
  return rows;
}

/** The first of these slugs that no group has; one at a time, so that two do not find the same one. */
export async function findFreeGroupSlug(tx: Tx, wanted: readonly string[]): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('slug:group', 0))`.execute(tx);
  const { rows } = await sql<{ slug: string }>`
    select wanted.slug from unnest(${wanted}::text[]) with ordinality as wanted (slug, place)
    where not is_reserved_slug(wanted.slug)
      and not exists (select from dealer_group where dealer_group.slug = wanted.slug)
    order by place limit 1`.execute(tx);
  return rows[0]?.slug;
}

export function insertGroup(tx: Tx, group: { slug: string; name: string }) {
  return tx.insertInto('dealerGroup').values(group).returning(['id', 'slug', 'name']).executeTakeFirstOrThrow();
}

export async function saveGroupName(tx: Tx, groupId: number, name: string): Promise<void> {
  await tx.updateTable('dealerGroup').set({ name }).where('id', '=', groupId).execute();
}

export async function deleteGroup(tx: Tx, groupId: number): Promise<void> {
  await tx.deleteFrom('dealerGroup').where('id', '=', groupId).execute();
}

/** A dealership that may belong to a group, held; a sandbox belongs to none. */
export function holdDealership(tx: Tx, dealershipId: number) {
  return tx
    .selectFrom('dealership')
    .select(['id', 'name', 'state', 'groupId'])
    .where('id', '=', dealershipId)
    .where('sandboxOf', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveGroupOf(tx: Tx, dealershipId: number, groupId: number | null): Promise<void> {
  await tx.updateTable('dealership').set({ groupId }).where('id', '=', dealershipId).execute();
}
