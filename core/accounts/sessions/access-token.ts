import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Env } from '../../env.ts';

type TokenEnv = Pick<Env, 'SITE_ORIGIN' | 'TOKEN_PRIVATE_KEY'>;

/** All that an access token says: which session of which account. What it may do is read anew at every call. */
export interface SessionClaims {
  accountId: number;
  sessionId: string;
}

export const accessTokenSeconds = 15 * 60;
/**
 * What another machine's clock may be fast by. Without it a token that one process has just signed comes from the future for
 * another whose clock is a second slow, and whoever has signed in is told to sign in.
 */
const maxAheadSeconds = 60;
const algorithm = 'EdDSA';

const claims = z.object({
  sub: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  sid: z.uuid(),
  iat: z.number(),
});

/** Who issues access tokens and whom they are for: tokens of another installation are worth nothing here. */
export function tokenParties({ SITE_ORIGIN }: Pick<Env, 'SITE_ORIGIN'>) {
  return { issuer: SITE_ORIGIN, audience: `${SITE_ORIGIN}/api/v1/public` };
}

/** Read once for each list: making a key of text takes longer than a signature. */
const rings = new Map<string, KeyRing>();
interface KeyRing {
  signing: KeyObject;
  verifying: KeyObject[];
}
function keysOf({ TOKEN_PRIVATE_KEY: text }: TokenEnv): KeyRing {
  const known = rings.get(text);
  if (known) return known;
  const [signing, ...former] = text
    .split(',')
    .map((key) => createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })) as [KeyObject];
  const made = { signing, verifying: [signing, ...former].map((key) => createPublicKey(key)) };
  rings.set(text, made);
  return made;
}

export function signAccessToken(env: TokenEnv, { accountId, sessionId }: SessionClaims): Promise<string> {
  const { issuer, audience } = tokenParties(env);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(String(accountId))
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenSeconds} seconds`)
    .sign(keysOf(env).signing);
}

/** Which session an access token names; undefined when its signature, issuer, audience, age or claims are not in order. */
export async function verifyAccessToken(env: TokenEnv, token: string): Promise<SessionClaims | undefined> {
  const options = {
    ...tokenParties(env),
    algorithms: [algorithm],
    requiredClaims: ['exp', 'iat'],
  };
  const tries = keysOf(env).verifying.map((key) => jwtVerify(token, key, options).then(({ payload }) => payload));
  const payload = await Promise.any(tries).catch(() => undefined);
  const parsed = claims.safeParse(payload);
  return parsed.success && isTimely(parsed.data.iat)
    ? { accountId: parsed.data.sub, sessionId: parsed.data.sid }
    : undefined;
}

/** Whatever it says of its end. */
function isTimely(issuedAt: number): boolean {
  const ageSeconds = Date.now() / 1_000 - issuedAt;
  return ageSeconds <= accessTokenSeconds && ageSeconds >= -maxAheadSeconds;
}
