import type { Tx } from '../db/database.ts';
import type { Env } from '../env.ts';
import { TooManyRequests } from '../kernel/errors.ts';
import { limitKey, networkOf, siteNetworkOf, visitorsASite } from './limit-key.ts';
import type { LimitRule } from './limit-rule.ts';
import { useLimit } from './use-limit.ts';

/**
 * Uses a visitor's limit once or throws when they may come back. Whoever has a /48 of IPv6 has 65,536 networks that each
 * look like a visitor: together they may do no more than a few.
 */
export async function useVisitorLimit(
  tx: Tx,
  { FORM_SECRET }: Pick<Env, 'FORM_SECRET'>,
  rule: LimitRule,
  visitorAddress: string,
): Promise<void> {
  const site = siteNetworkOf(visitorAddress);
  const uses: [LimitRule, string][] = [[rule, networkOf(visitorAddress)]];
  if (site) uses.push([{ ...rule, name: `${rule.name}-site`, max: rule.max * visitorsASite }, site]);
  for (const [counted, subject] of uses) {
    const use = await useLimit(tx, counted, limitKey(FORM_SECRET, subject));
    if (!use.allowed) throw new TooManyRequests(use.retryAfterSeconds);
  }
}
