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
const algorithm = 'EdDSA';

const claims = z.object({
  sub: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  sid: z.uuid(),
});

/** Who issues access tokens and whom they are for: tokens of another installation are worth nothing here. */
export function tokenParties({ SITE_ORIGIN }: Pick<Env, 'SITE_ORIGIN'>) {
  return { issuer: SITE_ORIGIN, audience: `${SITE_ORIGIN}/api/v1/public` };
}

/** Read once for each key: making a key of text takes longer than a signature. */
const keys = new Map<string, { privateKey: KeyObject; publicKey: KeyObject }>();
function keysOf({ TOKEN_PRIVATE_KEY: text }: TokenEnv) {
  const known = keys.get(text);
  if (known) return known;
  const privateKey = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  const made = { privateKey, publicKey: createPublicKey(privateKey) };
  keys.set(text, made);
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
    .sign(keysOf(env).privateKey);
}

/** Which session an access token names; undefined when its signature, issuer, audience, age or claims are not in order. */
export async function verifyAccessToken(env: TokenEnv, token: string): Promise<SessionClaims | undefined> {
  const { publicKey } = keysOf(env);
  const options = {
    ...tokenParties(env),
    algorithms: [algorithm],
    maxTokenAge: accessTokenSeconds,
    requiredClaims: ['exp'],
  };
  const payload = await jwtVerify(token, publicKey, options).then(
    (verified) => verified.payload,
    () => undefined,
  );
  const parsed = claims.safeParse(payload);
  return parsed.success ? { accountId: parsed.data.sub, sessionId: parsed.data.sid } : undefined;
}
