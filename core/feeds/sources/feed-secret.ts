import type { Env } from '../../env.ts';
import { decryptSecret, encryptSecret } from '../../kernel/encrypt-secret.ts';

type Keys = Pick<Env, 'ACCOUNT_ENCRYPTION_KEYS'>;

/** What a feed's secrets are bound to: its password or key, and the pair of keys that was made here. */
export function feedSecretOwner(feedId: string): string {
  return `secret of feed ${feedId}`;
}

/** A feed's password or key as it is stored. */
export function sealFeedSecret({ ACCOUNT_ENCRYPTION_KEYS }: Keys, feedId: string, secret: string): string {
  return encryptSecret(ACCOUNT_ENCRYPTION_KEYS, feedSecretOwner(feedId), secret);
}

export function openFeedSecret({ ACCOUNT_ENCRYPTION_KEYS }: Keys, feedId: string, stored: string): string {
  return decryptSecret(ACCOUNT_ENCRYPTION_KEYS, feedSecretOwner(feedId), stored);
}
