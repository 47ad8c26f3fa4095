import type { FirstDecision } from '../first-decision.ts';

/** What a decision on a complaint means for the measure: who is right may be closed all the same, who is wrong be free already. */
export type ComplaintResult = 'upheld' | 'stillClosed' | 'rejected' | 'alreadyLifted';

export function resultOf(
  state: 'upheld' | 'rejected',
  { statement, restriction }: Pick<FirstDecision, 'statement' | 'restriction'>,
): ComplaintResult {
  const liftedAt = (restriction ?? statement)?.liftedAt ?? null;
  if (state === 'upheld') return restriction && liftedAt === null ? 'stillClosed' : 'upheld';
  return liftedAt === null ? 'rejected' : 'alreadyLifted';
}
