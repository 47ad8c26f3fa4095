import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { AgreementInput } from '@kardan/contract/calls/admin/profile-fields';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { accountOf, requireOwner } from '../../accounts/policies.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { keepAgreement, listAgreementVersions } from '../../going-public/agreements.ts';
import { askedVersion } from '../../going-public/versions/version-rules.ts';
import { Failure, InvalidRequest, NotFound } from '../../kernel/errors.ts';
import { activateWhenComplete } from './activate-when-complete.ts';
import { holdDealership } from './profile-change-store.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { writeProfileChange } from './write-profile-change.ts';

/**
 * Accepts an agreement in the version that the owner has read, with name and time, once and for good. The portal's own people
 * cannot: nobody closes a contract with themselves.
 */
export async function acceptAgreement(
  { db }: { db: Database },
  actor: Actor,
  reference: string,
  { kind, version }: AgreementInput,
): Promise<OwnProfile> {
  const { id } = await findOwnDealership({ db }, actor, reference);
  requireOwner(actor, id, 'dealership');
  if (actor.memberships.get(id)?.right !== 'owner') throw new Failure('forbidden');
  const asked = askedVersion(await listAgreementVersions(db), kind)?.version;
  if (version !== asked) {
    const message = `${asked} is the version to be accepted`;
    throw new InvalidRequest([{ path: ['version'], code: 'agreement-outdated', message }]);
  }
  await inTransaction(db, async (tx) => {
    const dealership = await holdDealership(tx, id);
    if (!dealership) throw new NotFound('dealership');
    const isNew = await keepAgreement(tx, { dealershipId: id, kind, version, accountId: accountOf(actor) });
    if (!isNew) return;
    const action = 'dealership.agreement-accepted';
    await writeProfileChange(tx, actor, dealership, { action, before: {}, after: { agreement: kind, version } });
    await activateWhenComplete(tx, actor, id);
  });
  return readOwnProfile({ db }, actor, reference);
}
