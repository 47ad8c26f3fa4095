import { decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';
import type { TestProvider } from './identity-provider.ts';

/** Tokens with these claims that somebody has made who does not have the provider's key, by what they tried. */
export async function forgeTokens(
  { clientSecret, sign }: Pick<TestProvider, 'clientSecret' | 'sign'>,
  claims: Record<string, unknown>,
): Promise<Record<string, string>> {
  const genuine = await sign(claims);
  const [head, , signature = ''] = genuine.split('.');
  const { kid = '' } = decodeProtectedHeader(genuine);
  const { privateKey } = await generateKeyPair('RS256');
  const body = encode({ ...claims, forged: true });
  return {
    'another key of the same name': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(privateKey),
    'the client’s secret as key': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(new TextEncoder().encode(clientSecret)),
    'no algorithm': `${encode({ alg: 'none' })}.${body}.`,
    'no algorithm, with a signature': `${encode({ alg: 'none', kid })}.${body}.${signature}`,
    'the signature of another': `${head}.${body}.${signature}`,
    'a signature that is cut': genuine.slice(0, -8),
    'no signature': `${head}.${body}.`,
  };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
