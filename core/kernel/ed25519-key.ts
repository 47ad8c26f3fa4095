import { createPrivateKey } from 'node:crypto';

/** Whether a text is an Ed25519 private key, as PKCS8 in base64 of DER: one line, as an environment takes it. */
export function isEd25519PrivateKey(text: string): boolean {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
