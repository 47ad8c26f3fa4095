import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { Actor, ActorMembership } from '../actor.ts';
import { isSuspended } from '../read-actor.ts';
import { readKeyToken } from './key-token.ts';
import { type LiveKey, loadLiveKey, saveUse } from './live-key-store.ts';

/**
 * The actor of a key: staff of exactly its dealerships, with the rights of this moment. Nobody when the key is none of ours,
 * has ended, was revoked, or may not be used from this address; which of these it is nobody is told.
 */
export async function readKeyActor(
  { db }: { db: Database },
  text: string,
  address: string,
): Promise<Actor | undefined> {
  const token = readKeyToken(text);
  if (!token) return undefined;
  const key = await loadLiveKey(db, token.id, plainAddress(address));
  if (!key || !isSecretOf(key, token.secretHash)) return undefined;
  const memberships = key.dealerships.map(({ dealershipId, state }): [number, ActorMembership] => [
    dealershipId,
    { right: 'staff', isSuspended: isSuspended(state) },
  ]);
  return {
    accountId: null,
    name: `API: ${key.name}`,
    key: { id: token.id, scopes: key.scopes, isUsedToday: key.isUsedToday },
    isOperator: false,
    isEditor: false,
    memberships: new Map(memberships),
  };
}

/** Keeps on which day a key was used last: once a day, however often it calls. */
export async function noteUse({ db }: { db: Database }, { id, isUsedToday }: NonNullable<Actor['key']>): Promise<void> {
  if (!isUsedToday) await saveUse(db, id);
}

function isSecretOf({ secretHash, previousHash }: LiveKey, given: string): boolean {
  return [secretHash, previousHash].some((known) => known !== null && isSame(known, given));
}

function isSame(known: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(known, 'hex'), Buffer.from(given, 'hex'));
}

/** An IPv4 address that came by a socket for both kinds is of IPv4. */
function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}
