import type { ApiKey } from '@kardan/contract/calls/admin/api-keys';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../actor.ts';
import { findKeyOwner, type NamedKeyOwner } from './find-key-owner.ts';
import { endedKeyDays } from './key-rules.ts';
import { loadGroupOf, loadKeys } from './key-store.ts';
import { presentKey } from './present-key.ts';

/** The owner's keys, the newest first; with a dealership's those of its group, which act for it as well. */
export async function listKeys(
  { db }: { db: Database },
  actor: Actor,
  named: NamedKeyOwner,
): Promise<{ items: ApiKey[] }> {
  const owner = await findKeyOwner({ db }, actor, named, 'read');
  const groupId = 'dealershipId' in owner ? await loadGroupOf(db, owner.dealershipId) : null;
  const owners = groupId === null ? [owner] : [owner, { groupId }];
  const keys = await Promise.all(owners.map((each) => loadKeys(db, each, { endedDays: endedKeyDays })));
  return { items: keys.flat().map(presentKey) };
}
