import { tokenParties } from '@kardan/core/accounts/verify-access-token';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';

export interface TokenOptions {
  issuer?: string;
  audience?: string;
  expiresIn?: string;
  issuedAt?: Date;
}

export const operatorClaims = { sub: '1', role: 'operator' };

export function staffClaims(dealershipId: number, role = 'dealer-staff') {
  return { sub: '2', role, dealershipId };
}

/** A key pair for one test file, and access tokens signed with it. */
export async function createTestTokens(site: { SITE_ORIGIN: string }) {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const parties = tokenParties(site);
  const sign = ({ sub, ...claims }: { sub: string; [claim: string]: unknown }, options: TokenOptions = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA' })
      .setSubject(sub)
      .setIssuer(options.issuer ?? parties.issuer)
      .setAudience(options.audience ?? parties.audience)
      .setIssuedAt(options.issuedAt)
      .setExpirationTime(options.expiresIn ?? '15 minutes')
      .sign(privateKey);
  return { publicKeyPem: await exportSPKI(publicKey), sign };
}
