import { createHash } from 'node:crypto';
import { isPublic } from '@kardan/contract/configuration/is-public';
import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import type { Env } from '../../env.ts';
import { decryptSecret } from '../../kernel/encrypt-secret.ts';
import { Failure } from '../../kernel/errors.ts';
import { guardedFetch, Unreachable } from '../../kernel/guarded-fetch.ts';
import type { Network } from '../../kernel/public-address.ts';
import type { StoredProvider } from './provider-store.ts';

export interface ProviderServices {
  env: Env;
  /** A test's own small internet; the real one without it. */
  network?: Network | undefined;
}

/** For all that a step asks of a provider: nobody waits longer at the sign-in page. */
const stepMs = 4_500;
/** For one question; the list of keys of a large tenant has some 20 KB. */
const guard = { timeoutMs: 4_000, maxBytes: 500_000 };

/** What a provider tells of itself; its keys are kept with it and read anew after five minutes, or when one is unknown. */
const opened = new LRUCache<string, Promise<openid.Configuration>>({ max: 500, ttl: 3_600_000 });

/** What a provider's secret is bound to, so that it cannot be moved to another group's row. */
export function secretOwner(groupId: number): string {
  return `identity provider of group ${groupId}`;
}

/** How we ask providers: a site on the internet asks only others on the internet. */
export function providerFetch({ env: { SITE_ORIGIN }, network }: ProviderServices) {
  return guardedFetch({ ...guard, onlyPublic: isPublic(SITE_ORIGIN), ...(network && { network }) });
}

/** The provider with what it tells of itself, asked at most once an hour. */
export function openProvider(services: ProviderServices, provider: StoredProvider): Promise<openid.Configuration> {
  const { env } = services;
  const { id, groupId, issuer, clientId, secretEncrypted } = provider;
  const key = createHash('sha256')
    .update(JSON.stringify([env.SITE_ORIGIN, id, issuer, clientId, secretEncrypted]))
    .digest('base64');
  const known = opened.get(key);
  if (known) return known;
  const secret = decryptSecret(env.ACCOUNT_ENCRYPTION_KEYS, secretOwner(groupId), secretEncrypted);
  const opening = discoverProvider(services, issuer, clientId, secret);
  opened.set(key, opening);
  // What failed is asked again the next time.
  opening.catch(() => opened.delete(key));
  return opening;
}

/** Asks an issuer what it tells of itself; refuses one that calls itself otherwise, or lacks what a sign-in needs. */
export async function discoverProvider(
  services: ProviderServices,
  issuer: string,
  clientId: string,
  secret: string,
): Promise<openid.Configuration> {
  const isOpen = !isPublic(services.env.SITE_ORIGIN);
  const config = await openid.discovery(new URL(issuer), clientId, { client_secret: secret }, byItsWish(secret), {
    [openid.customFetch]: providerFetch(services),
    timeout: guard.timeoutMs / 1_000,
    execute: [openid.enableNonRepudiationChecks, ...(isOpen ? [openid.allowInsecureRequests] : [])],
  });
  const told = config.serverMetadata();
  // A tenant of Entra that is "common" has another issuer for everybody: such a provider vouches for the whole world.
  if (told.issuer !== issuer) throw new OtherIssuer(`${issuer} calls itself ${told.issuer}`);
  for (const address of [told.authorization_endpoint, told.token_endpoint, told.jwks_uri]) {
    if (!isPlace(address, isOpen)) throw new Error(`${issuer} names no ${address === undefined ? 'address' : address}`);
  }
  return config;
}

export class OtherIssuer extends Error {}

/** Whether a browser or we may be sent there. */
export function isPlace(address: string | undefined, isOpen: boolean): address is string {
  const protocol = address === undefined ? undefined : URL.parse(address)?.protocol;
  return protocol === 'https:' || (isOpen && protocol === 'http:');
}

/** Shows the secret in the way that the provider says it takes. */
function byItsWish(secret: string): openid.ClientAuth {
  const [basic, post] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (taken.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

/** Gives up on a provider that does not answer in time, and tells its outage from everything else. */
export async function askingProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unreachable('too-slow', 'the provider takes too long')), stepMs);
  });
  try {
    return await Promise.race([ask(), tooLate]);
  } catch (error) {
    if (isOutage(error)) throw new Failure('company-account-unavailable', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

export function isOutage(error: unknown): boolean {
  if (error instanceof Unreachable) return true;
  if (!(error instanceof Error)) return false;
  const isLate = 'code' in error && (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT');
  return isLate || isOutage(error.cause);
}
