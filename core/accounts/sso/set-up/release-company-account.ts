import type { IdentityProvider } from '@kardan/contract/calls/admin/sso';
import { recordAct } from '../../../audit/record-act.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { Failure, NotFound } from '../../../kernel/errors.ts';
import type { Actor } from '../../actor.ts';
import { requireOperator } from '../../policies.ts';
import { requireFresh } from '../../second-factor/require-fresh.ts';
import { lockProvider } from '../provider-store.ts';
import { endOtherSessionsOfDomains } from '../signing-out/company-session-store.ts';
import { confirmDomains, loadDomains } from './domain-store.ts';
import { findOwnGroup } from './find-own-group.ts';
import { presentProvider } from './read-identity-provider.ts';
import { refuseTaken } from './refuse-taken.ts';

/**
 * Has addresses of these domains sign in through the group's identity provider alone. What is released is what the operator has
 * looked at: with another issuer, or a domain that is not named any more, nothing is.
 */
export async function releaseCompanyAccount(
  { db }: { db: Database },
  actor: Actor,
  groupId: number,
  { issuer, domains }: { issuer: string; domains: string[] },
): Promise<IdentityProvider> {
  requireOperator(actor);
  const group = await findOwnGroup({ db }, actor, String(groupId));
  return inTransaction(db, async (tx) => {
    const provider = await lockProvider(tx, group.id);
    await requireFresh(tx, actor);
    if (!provider) throw new NotFound('identity provider');
    const named = (await loadDomains(tx, provider.id)).map(({ domain }) => domain);
    if (provider.issuer !== issuer || !domains.every((domain) => named.includes(domain)))
      throw new Failure('stale-revision');
    await refuseTaken(tx, provider.id, domains);
    const released = await confirmDomains(tx, provider.id, domains);
    await endOtherSessionsOfDomains(tx, group.id, released);
    const object = { id: group.id, label: group.name };
    await recordAct(tx, actor, { action: 'identity-provider.released', object, after: { issuer, domains: released } });
    return presentProvider(tx, provider);
  });
}
