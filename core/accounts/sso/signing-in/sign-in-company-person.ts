import type { Language } from '@kardan/contract/values/identifiers';
import type { Tx } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { Failure } from '../../../kernel/errors.ts';
import { loadAccountByEmail, lockAccount, type StoredAccount, updateAccount } from '../../account-store.ts';
import { openSession, type SignInOrigin, type SignInStep } from '../../sign-in/sign-in-step.ts';
import { loadProviderOfDomain, type StoredProvider } from '../provider-store.ts';
import { endSessionsOfProvider } from '../signing-out/company-session-store.ts';
import { domainOf } from '../under-company-account.ts';
import { hasAnyRole, loadDealershipsOfGroup } from './company-role-store.ts';
import { insertCompanyAccount, insertIdentity, loadAccountOfIdentity } from './external-identity-store.ts';
import { type Claims, type CompanyRoles, displayNameOf, rolesOf, valuesOfClaim, verifiedEmail } from './read-claims.ts';
import { saveCompanyRoles } from './save-company-roles.ts';

interface CompanyPerson {
  claims: Claims;
  language: Language;
}

/**
 * Signs in whom a provider vouches for: the account that it is linked to, else that of the verified address, else a new one
 * where there is a role for it. Gives back, not throws, the refusal of somebody without a role: that they have lost it stays.
 */
export async function signInCompanyPerson(
  tx: Tx,
  env: Env,
  provider: StoredProvider,
  { claims, language }: CompanyPerson,
  origin: SignInOrigin,
): Promise<SignInStep | Failure> {
  const dealerships = await loadDealershipsOfGroup(tx, provider.groupId);
  const ids = dealerships.map(({ id }) => id);
  const roles = rolesOf(valuesOfClaim(claims, provider.roleClaim), provider.roleClaims, ids);
  const account = await accountOf(tx, provider, claims, roles, language);
  if (!account) return withoutRole();
  const { id, email, displayName } = account;
  await saveCompanyRoles(tx, { id, email, displayName, requestId: origin.requestId }, provider.groupId, roles);
  if (!(await hasAnyRole(tx, id))) {
    await endSessionsOfProvider(tx, provider.id, { accountId: id });
    return withoutRole();
  }
  const session = { id: provider.id, session: textOf(claims.sid), authenticatedAt: authenticatedAt(claims) };
  return openSession(tx, env, account, origin, { isStrong: true, provider: session });
}

/** Held against other changes; undefined for somebody new without a role, for whom nothing is made. */
async function accountOf(
  tx: Tx,
  provider: StoredProvider,
  claims: Claims,
  roles: CompanyRoles,
  language: Language,
): Promise<StoredAccount | undefined> {
  const subject = textOf(claims.sub);
  if (!subject) throw refused();
  const identity = { providerId: provider.id, subject };
  const linked = await loadAccountOfIdentity(tx, identity);
  const email = linked === undefined ? verifiedEmail(claims) : undefined;
  if (linked === undefined && (email === undefined || !(await isOfProvider(tx, provider, email)))) throw refused();
  const byEmail = email === undefined ? undefined : await loadAccountByEmail(tx, email);
  let accountId = linked ?? byEmail?.id;
  if (accountId === undefined && email !== undefined) {
    if (roles.group === undefined && roles.dealerships.size === 0) return undefined;
    accountId = await insertCompanyAccount(tx, { email, displayName: displayNameOf(claims, email), language });
  }
  const account = accountId === undefined ? undefined : await lockAccount(tx, accountId);
  const isTheirs = account && !account.isOperator && !account.isEditor && account.state !== 'locked';
  // A linked account whose domain has left the provider is not the provider's any more.
  if (!isTheirs || !(await isOfProvider(tx, provider, account.email))) throw refused();
  // Of an address that is linked, somebody else has become the bearer: what was the other's is not handed on.
  if (linked === undefined && !(await insertIdentity(tx, { ...identity, accountId: account.id }))) throw refused();
  if (account.state === 'invited') {
    const displayName = displayNameOf(claims, account.email);
    await updateAccount(tx, account.id, { state: 'active', displayName });
    return { ...account, state: 'active', displayName };
  }
  return account;
}

async function isOfProvider(tx: Tx, { id }: StoredProvider, email: string): Promise<boolean> {
  return (await loadProviderOfDomain(tx, domainOf(email)))?.id === id;
}

/** When they showed the provider who they are; told by none, it counts as long ago: nothing wants a fresh sign-in then. */
function authenticatedAt({ auth_time: seconds }: Claims): Date {
  return new Date(typeof seconds === 'number' ? Math.min(seconds * 1_000, Date.now()) : Date.now() - 3_600_000);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 255 ? value : null;
}

function refused(): Failure {
  return new Failure('company-account-refused', { message: 'no account that the provider may sign in' });
}

function withoutRole(): Failure {
  return new Failure('company-account-without-role');
}
