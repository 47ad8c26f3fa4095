import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { idOrSlug } from '../kernel/id-or-slug.ts';
import { loadGroup, type StoredGroup } from './group-store.ts';

/** The group of this id or slug. */
export async function findGroup({ db }: { db: Database }, named: string): Promise<StoredGroup> {
  const key = idOrSlug(named);
  const group = key && (await loadGroup(db, key));
  if (!group) throw new NotFound('group');
  return group;
}
