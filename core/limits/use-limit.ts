import type { Tx } from '../db/database.ts';
import type { LimitRule } from './limit-rule.ts';
import { type LimitUse, useLimits } from './use-limits.ts';

/** Uses a limit once, if it allows. */
export async function useLimit(tx: Tx, rule: LimitRule, key: Buffer): Promise<LimitUse> {
  const [use] = await useLimits(tx, rule, [key]);
  return use as LimitUse;
}
