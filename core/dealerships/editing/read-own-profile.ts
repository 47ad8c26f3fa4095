import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireStaffToRead } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { listAgreements, listAgreementVersions } from '../../going-public/agreements.ts';
import { NotFound } from '../../kernel/errors.ts';
import { loadOwnProfile } from './own-profile-store.ts';
import { presentOwnProfile } from './present-own-profile.ts';

/** All that a dealership tells of itself, whatever its state, for its staff; only owners change it. */
export async function readOwnProfile({ db }: { db: Database }, actor: Actor, reference: string): Promise<OwnProfile> {
  const { id } = await findOwnDealership({ db }, actor, reference);
  requireStaffToRead(actor, id, 'dealership');
  const [row, agreements, versions] = await Promise.all([
    loadOwnProfile(db, id),
    listAgreements({ db }, id),
    listAgreementVersions(db),
  ]);
  if (!row) throw new NotFound('dealership');
  return presentOwnProfile(row, agreements, versions);
}
