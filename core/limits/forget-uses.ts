import type { Tx } from '../db/database.ts';
import type { LimitRule } from './limit-rule.ts';
import { deleteUses } from './limit-store.ts';

/** Takes back uses of a limit, or only the newest: what turned out to be right was no try that has to be counted. */
export function forgetUses(tx: Tx, rule: LimitRule, key: Buffer, which: { onlyNewest?: true } = {}): Promise<void> {
  return deleteUses(tx, rule, key, which);
}
