import type { Tx } from '../db/database.ts';
import type { LimitRule } from './limit-rule.ts';
import { insertUse, loadUses, lockKey } from './limit-store.ts';

export type LimitUse = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * Uses a limit once, if it allows: at most so often in any window of that length, whichever instances are asked and however
 * many at once. It counts with the caller's transaction, so what is rolled back was not used.
 */
export async function useLimit(tx: Tx, rule: LimitRule, key: Buffer): Promise<LimitUse> {
  await lockKey(tx, rule.name, key);
  const { uses, oldestAgeSeconds } = await loadUses(tx, rule, key);
  if (uses >= rule.max) {
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(rule.windowSeconds - (oldestAgeSeconds ?? 0))) };
  }
  await insertUse(tx, rule, key);
  return { allowed: true };
}
