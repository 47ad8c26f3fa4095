import { randomBytes } from 'node:crypto';
import type { Env } from '../env.ts';
import { decryptSecret, encryptSecret } from '../kernel/encrypt-secret.ts';

type Keys = Pick<Env, 'ACCOUNT_ENCRYPTION_KEYS'>;

/** What a webhook's secret is bound to, so that it cannot be moved to another's row. */
export function secretOwner(webhookId: string): string {
  return `secret of webhook ${webhookId}`;
}

/** As Standard Webhooks spells secrets, with 192 random bits. */
export function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

export function sealSecret(env: Keys, webhookId: string, secret: string): string {
  return encryptSecret(env.ACCOUNT_ENCRYPTION_KEYS, secretOwner(webhookId), secret);
}

export function openSecret(env: Keys, webhookId: string, stored: string): string {
  return decryptSecret(env.ACCOUNT_ENCRYPTION_KEYS, secretOwner(webhookId), stored);
}
