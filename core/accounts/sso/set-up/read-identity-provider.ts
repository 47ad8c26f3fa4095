import type { GroupsIdentityProvider, IdentityProvider } from '@kardan/contract/calls/admin/sso';
import { apiPrefix } from '@kardan/contract/calls/call';
import type { Database, Tx } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { Actor } from '../../actor.ts';
import { loadProviderOfGroup, type StoredProvider } from '../provider-store.ts';
import { loadDealershipsOfGroup } from '../signing-in/company-role-store.ts';
import { companyReturnAddress } from '../signing-in/start-company-sign-in.ts';
import { loadDomains } from './domain-store.ts';
import { findOwnGroup } from './find-own-group.ts';

/** The group's identity provider, with what has to be entered there; its secret is never told. */
export async function readIdentityProvider(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
  named: string,
): Promise<GroupsIdentityProvider> {
  const group = await findOwnGroup({ db }, actor, named);
  const [provider, dealerships] = await Promise.all([
    loadProviderOfGroup(db, group.id),
    loadDealershipsOfGroup(db, group.id),
  ]);
  return {
    group,
    dealerships,
    redirectUri: companyReturnAddress(env, group.id),
    logoutUri: `${env.SITE_ORIGIN}${apiPrefix}/admin/auth/sso/logout/${group.id}`,
    provider: provider ? await presentProvider(db, provider) : null,
  };
}

export async function presentProvider(db: Database | Tx, provider: StoredProvider): Promise<IdentityProvider> {
  const { issuer, clientId, roleClaim, roleClaims } = provider;
  const roles = roleClaims as IdentityProvider['roles'];
  return { issuer, clientId, roleClaim, roles, domains: await loadDomains(db, provider.id) };
}
