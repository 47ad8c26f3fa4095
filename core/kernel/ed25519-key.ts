import { createPublicKey } from 'node:crypto';

/** Whether a text is an Ed25519 public key, as SPKI in PEM. */
export function isEd25519PublicKey(pem: string): boolean {
  // A private key would do as well, and must not lie about in the configuration of every process.
  if (!pem.trimStart().startsWith('-----BEGIN PUBLIC KEY-----')) return false;
  try {
    return createPublicKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
