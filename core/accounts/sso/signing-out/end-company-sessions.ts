import { createRemoteJWKSet, customFetch, type FetchImplementation, jwtVerify } from 'jose';
import { z } from 'zod';
import { type Database, inTransaction } from '../../../db/database.ts';
import { Failure } from '../../../kernel/errors.ts';
import type { Logger } from '../../../kernel/log.ts';
import { limitKey } from '../../../limits/limit-key.ts';
import type { LimitRule } from '../../../limits/limit-rule.ts';
import { useLimit } from '../../../limits/use-limit.ts';
import { askingProvider, openProvider, type ProviderServices, providerFetch } from '../open-provider.ts';
import { loadProviderOfGroup, type StoredProvider } from '../provider-store.ts';
import { loadAccountOfIdentity } from '../signing-in/external-identity-store.ts';
import { endSessionsOfProvider } from './company-session-store.ts';

type Services = ProviderServices & { db: Database; log: Logger };

/** A logout token is made for the moment; clocks differ by some seconds. */
const maxAgeSeconds = 120;
const toleranceSeconds = 30;

/** What it says of itself. Many providers say nothing, or only that it is a token; what says that it is another kind is one. */
const types = /^(?:application\/)?(?:logout\+)?jwt$/i;

/** Each counts once for as long as it could be sent again. */
const once: LimitRule = { name: 'logout-token', max: 1, windowSeconds: 10 * 60 };

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const claims = z
  .object({
    jti: z.string().min(1).max(500),
    sub: z.string().min(1).max(255).optional(),
    sid: z.string().min(1).max(255).optional(),
    events: z.looseObject({ [logoutEvent]: z.looseObject({}) }),
    // With one it is an ID token, which somebody may have got hold of.
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

/** Ends the sessions that a provider's signed logout token names: one by its `sid`, or all of the person's. */
export async function endCompanySessions(services: Services, groupId: number, token: string): Promise<void> {
  const { db, env, log } = services;
  const provider = await loadProviderOfGroup(db, groupId);
  if (!provider) throw refused('no provider');
  const named = claims.safeParse(await payloadOf(services, provider, token));
  if (!named.success) throw refused('not the claims of a logout token', named.error);
  const { jti, sub, sid } = named.data;
  const use = await inTransaction(db, (tx) =>
    useLimit(tx, once, limitKey(env.FORM_SECRET, `logout token ${provider.id} ${jti}`)),
  );
  if (!use.allowed) throw refused('used before');
  const accountId =
    sub === undefined ? undefined : await loadAccountOfIdentity(db, { providerId: provider.id, subject: sub });
  // Somebody whom we do not know has no session here.
  if (sub !== undefined && accountId === undefined) return;
  const ended = await endSessionsOfProvider(db, provider.id, { session: sid, accountId });
  log.info({ groupId, ended }, 'an identity provider ended sessions');
}

async function payloadOf(services: ProviderServices, provider: StoredProvider, token: string): Promise<unknown> {
  return askingProvider(async () => {
    const config = await openProvider(services, provider);
    const { jwks_uri: keys = '', id_token_signing_alg_values_supported: told } = config.serverMetadata();
    // Never by a secret: whoever verified so could also sign.
    const algorithms = (told ?? ['RS256']).filter((name) => /^(?:RS|PS|ES)\d{3}$|^(?:EdDSA|Ed25519)$/.test(name));
    const { payload, protectedHeader } = await jwtVerify(token, keysAt(services, keys), {
      issuer: provider.issuer,
      audience: provider.clientId,
      algorithms,
      maxTokenAge: maxAgeSeconds,
      clockTolerance: toleranceSeconds,
      requiredClaims: ['iat', 'jti'],
    });
    if (!types.test(protectedHeader.typ ?? 'JWT')) throw new Error(`its type is ${protectedHeader.typ}`);
    return payload;
  }).catch((error: unknown) => {
    throw error instanceof Failure ? error : refused('not a logout token of this provider', error);
  });
}

/** Kept with their own clock: read anew when a token names a key that is not among them, at most twice a minute. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function keysAt(services: ProviderServices, address: string): ReturnType<typeof createRemoteJWKSet> {
  const known = keySets.get(address);
  if (known) return known;
  const ask: FetchImplementation = (url, init) => providerFetch(services)(url, init);
  const made = createRemoteJWKSet(new URL(address), { [customFetch]: ask, timeoutDuration: 4_000 });
  if (keySets.size >= 500) keySets.clear();
  keySets.set(address, made);
  return made;
}

function refused(message: string, cause?: unknown): Failure {
  return new Failure('invalid-request', { message: `logout token: ${message}`, cause });
}
