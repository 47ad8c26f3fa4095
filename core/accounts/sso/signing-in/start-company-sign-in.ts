import { randomUUID } from 'node:crypto';
import { companyReturnPath } from '@kardan/contract/site-paths';
import { freshSignInMinutes } from '@kardan/contract/values/accounts';
import type { Language } from '@kardan/contract/values/identifiers';
import * as openid from 'openid-client';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { Failure } from '../../../kernel/errors.ts';
import type { Logger } from '../../../kernel/log.ts';
import { askingProvider, openProvider, type ProviderServices } from '../open-provider.ts';
import { loadProviderOfDomain } from '../provider-store.ts';
import { domainOf } from '../under-company-account.ts';
import { sealState } from './sign-in-state.ts';

export interface CompanySignInStart {
  /** Where the browser is sent. */
  address: string;
  /** What it brings along when it comes back. */
  state: string;
}

/** Where a provider sends people back to: each group's to an address of its own, so that no provider answers for another. */
export function companyReturnAddress({ SITE_ORIGIN }: Pick<Env, 'SITE_ORIGIN'>, groupId: number): string {
  return SITE_ORIGIN + companyReturnPath(groupId);
}

/** Begins a sign-in with the company account that the address's domain has; the same for every address of the domain. */
export async function startCompanySignIn(
  { db, env, log, network }: ProviderServices & { db: Database; log: Logger },
  { email, language, isFresh }: { email: string; language: Language; isFresh: boolean },
): Promise<CompanySignInStart> {
  const provider = await loadProviderOfDomain(db, domainOf(email));
  if (!provider) throw new Failure('company-account-unknown');
  const { id: providerId, groupId, issuer } = provider;
  const config = await askingProvider(() => openProvider({ env, network }, provider)).catch((error: unknown) => {
    log.warn({ err: error, groupId }, 'an identity provider cannot be asked');
    throw error instanceof Failure ? error : new Failure('company-account-unavailable', { cause: error });
  });
  const [state, nonce, codeVerifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()];
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: companyReturnAddress(env, groupId),
    scope: scopeOf(config),
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    login_hint: email,
    ui_locales: language === 'en' ? 'en' : 'de',
    ...(isFresh && { max_age: String(freshSignInMinutes * 60) }),
  });
  const id = randomUUID();
  const kept = { id, providerId, groupId, issuer, state, nonce, codeVerifier, language, isFresh };
  return { address: address.href, state: sealState(env, kept) };
}

/** Groups have a scope of their own at some providers; where it is none, asking for it is refused. */
function scopeOf(config: openid.Configuration): string {
  const scopes = ['openid', 'email', 'profile'];
  if (config.serverMetadata().scopes_supported?.includes('groups')) scopes.push('groups');
  return scopes.join(' ');
}
