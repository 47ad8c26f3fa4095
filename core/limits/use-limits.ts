import type { Tx } from '../db/database.ts';
import type { LimitRule } from './limit-rule.ts';
import { countUses, insertUses, lockKeys } from './limit-store.ts';

/**
 * Uses a limit once for each of many keys, in as many statements as for one; says of each whether it was allowed. A key
 * that stands there twice is used twice, as far as it allows.
 */
export async function useLimits(tx: Tx, rule: LimitRule, keys: Buffer[]): Promise<boolean[]> {
  if (keys.length === 0) return [];
  await lockKeys(tx, rule.name, keys);
  const used = await countUses(tx, rule, keys);
  const allowed = keys.map((key) => {
    const uses = used.get(key.toString('hex')) ?? 0;
    used.set(key.toString('hex'), uses + 1);
    return uses < rule.max;
  });
  const granted = keys.filter((_, position) => allowed[position]);
  if (granted.length > 0) await insertUses(tx, rule, granted);
  return allowed;
}
