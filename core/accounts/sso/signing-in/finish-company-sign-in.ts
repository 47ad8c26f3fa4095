import { freshSignInMinutes } from '@kardan/contract/values/accounts';
import * as openid from 'openid-client';
import { type Database, inTransaction } from '../../../db/database.ts';
import { Failure } from '../../../kernel/errors.ts';
import type { Logger } from '../../../kernel/log.ts';
import { spendTicket } from '../../sign-in/sign-in-limits.ts';
import type { SignInOrigin, SignInStep } from '../../sign-in/sign-in-step.ts';
import { askingProvider, openProvider, type ProviderServices } from '../open-provider.ts';
import { holdProvider, loadProviderOfGroup, type StoredProvider } from '../provider-store.ts';
import { type Claims, valuesOfClaim, verifiedEmail } from './read-claims.ts';
import { signInCompanyPerson } from './sign-in-company-person.ts';
import { type CompanySignInState, openState } from './sign-in-state.ts';
import { companyReturnAddress } from './start-company-sign-in.ts';

type Services = ProviderServices & { db: Database; log: Logger };

interface ProviderAnswer {
  groupId: number;
  /** The query of the address that the provider has sent the browser to. */
  answer: string;
  /** What the browser has kept since it began. */
  state: string | undefined;
}

/**
 * Signs in with a provider's answer, once, and only in the browser that began, with the provider it began with. Whatever is
 * wrong with the answer is one refusal; what it was stands in the log.
 */
export async function finishCompanySignIn(
  services: Services,
  { groupId, answer, state: sealed }: ProviderAnswer,
  origin: SignInOrigin,
): Promise<SignInStep> {
  const { db, env, log } = services;
  const state = sealed === undefined ? undefined : openState(env, sealed);
  if (!state || state.groupId !== groupId || !(await spendTicket(services, state.id))) throw over();
  const provider = await loadProviderOfGroup(db, groupId);
  // Removed, or another's, since the browser left.
  if (!provider || provider.id !== state.providerId || provider.issuer !== state.issuer) throw over();
  const claims = await askingProvider(() => claimsOf(services, provider, state, answer)).catch((error: unknown) => {
    log.warn({ err: error, groupId }, 'a company sign-in failed');
    throw error instanceof Failure ? error : refusalOf(error);
  });
  const person = { claims, language: state.language };
  return inTransaction(db, async (tx) => {
    if (!(await holdProvider(tx, provider))) throw over();
    return signInCompanyPerson(tx, env, provider, person, origin);
  }).then((outcome) => {
    // Told after the transaction: rights that were taken are taken, whatever the answer is.
    if (outcome instanceof Failure) throw outcome;
    return outcome;
  });
}

/** What the provider says of the person, with its signature and for this very sign-in. */
async function claimsOf(
  services: ProviderServices,
  provider: StoredProvider,
  { state, nonce, codeVerifier, isFresh }: CompanySignInState,
  answer: string,
): Promise<Claims> {
  const config = await openProvider(services, provider);
  const address = new URL(companyReturnAddress(services.env, provider.groupId));
  address.search = answer;
  const tokens = await openid.authorizationCodeGrant(config, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
    ...(isFresh && { maxAge: freshSignInMinutes * 60 }),
  });
  const claims = tokens.claims() as Claims & { sub: string };
  const isWhole = verifiedEmail(claims) !== undefined && valuesOfClaim(claims, provider.roleClaim).length > 0;
  if (isWhole || config.serverMetadata().userinfo_endpoint === undefined) return claims;
  return { ...(await openid.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
}

function over(): Failure {
  return new Failure('company-sign-in-over');
}

function refusalOf(error: unknown): Failure {
  const isCancelled = error instanceof openid.AuthorizationResponseError;
  const isUsed = error instanceof openid.ResponseBodyError && error.error === 'invalid_grant';
  return new Failure(isCancelled || isUsed ? 'company-sign-in-over' : 'company-account-refused', { cause: error });
}
