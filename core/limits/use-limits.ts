import type { Tx } from '../db/database.ts';
import type { LimitRule } from './limit-rule.ts';
import { insertUses, loadUses, lockKeys } from './limit-store.ts';

export type LimitUse = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * Uses a limit once for each of many keys, in as many statements as for one; says of each whether it was allowed: at most so
 * often in any window of that length, whichever instances are asked and however many at once. A key that stands there twice
 * is used twice, as far as it allows. It counts with the caller's transaction, so what is rolled back was not used.
 */
export async function useLimits(tx: Tx, rule: LimitRule, keys: Buffer[]): Promise<LimitUse[]> {
  if (keys.length === 0) return [];
  await lockKeys(tx, rule.name, keys);
  const used = await loadUses(tx, rule, keys);
  const uses = keys.map((key): LimitUse => {
    const own = used.get(key.toString('hex')) ?? { uses: 0, oldestAgeSeconds: null };
    used.set(key.toString('hex'), { ...own, uses: own.uses + 1 });
    if (own.uses < rule.max) return { allowed: true };
    const waitSeconds = rule.windowSeconds - (own.oldestAgeSeconds ?? 0);
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitSeconds)) };
  });
  const granted = keys.filter((_, position) => uses[position]?.allowed);
  if (granted.length > 0) await insertUses(tx, rule, granted);
  return uses;
}
