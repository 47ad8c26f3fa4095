import type { ApiKey } from '@kardan/contract/calls/admin/api-keys';
import type { KeyState } from '@kardan/contract/values/api-keys';
import type { StoredKey } from './key-store.ts';

/** A key as its owners see it: all but its secret. */
export function presentKey(key: StoredKey): ApiKey {
  const { id, name, scopes, networks, groupId, createdAt, createdBy, expiresAt, lastUsedOn, rotatedAt } = key;
  const previousUntil = key.previousUntil && key.previousUntil > new Date() ? key.previousUntil : null;
  return {
    id,
    name,
    ofGroup: groupId !== null,
    scopes,
    networks,
    state: stateOf(key),
    createdAt: createdAt.toISOString(),
    createdBy,
    expiresAt: expiresAt.toISOString(),
    lastUsedOn,
    rotatedAt: rotatedAt?.toISOString() ?? null,
    previousUntil: previousUntil?.toISOString() ?? null,
  };
}

export function stateOf({ revokedAt, expiresAt }: Pick<StoredKey, 'revokedAt' | 'expiresAt'>): KeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= new Date() ? 'ended' : 'live';
}
