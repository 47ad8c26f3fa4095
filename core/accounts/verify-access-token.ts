import { type CryptoKey, importSPKI, jwtVerify } from 'jose';
import type { Env } from '../env.ts';
import { type Actor, actorOf } from './actor.ts';

export type VerifyAccessToken = (token: string) => Promise<Actor | undefined>;

const algorithm = 'EdDSA';

/** Who issues access tokens and whom they are for: tokens of another installation are worth nothing here. */
export function tokenParties({ SITE_ORIGIN }: Pick<Env, 'SITE_ORIGIN'>) {
  return { issuer: SITE_ORIGIN, audience: `${SITE_ORIGIN}/api/v1/public` };
}

/**
 * Tells whom an access token speaks for; nobody when its signature, issuer, audience, age or claims are not in order, or
 * when no public key is configured.
 */
export function accessTokenVerifier(env: Pick<Env, 'SITE_ORIGIN' | 'TOKEN_PUBLIC_KEY'>): VerifyAccessToken {
  const { TOKEN_PUBLIC_KEY: pem } = env;
  let key: Promise<CryptoKey> | undefined;
  return async (token) => {
    if (!pem) return undefined;
    // A key that cannot be read is a defect of the installation, not of the caller: it must not look like a bad token.
    key ??= importSPKI(pem, algorithm);
    const publicKey = await key;
    const options = {
      ...tokenParties(env),
      algorithms: [algorithm],
      maxTokenAge: '15 minutes',
      requiredClaims: ['exp'],
    };
    const claims = await jwtVerify(token, publicKey, options).then(
      ({ payload }) => payload,
      () => undefined,
    );
    return actorOf(claims);
  };
}
