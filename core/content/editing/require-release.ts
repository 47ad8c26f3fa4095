import { type ContentState, releaseRules } from '@kardan/contract/values/content';
import type { Actor } from '../../accounts/actor.ts';
import { Failure, InvalidRequest } from '../../kernel/errors.ts';

/** Whether somebody may release a version: freely, only with a reason, or only somebody else. */
export function releaseOf(actor: Actor, authorAccountId: number | null): 'free' | 'with-reason' | 'another' {
  if (authorAccountId === null || authorAccountId !== actor.accountId) return 'free';
  return actor.isOperator ? 'with-reason' : 'another';
}

/** The same for taking a public text away. What came with the site, as imprint and terms, nobody takes away freely. */
export function removalOf(actor: Actor, authorAccountId: number | null): ReturnType<typeof releaseOf> {
  return releaseOf(actor, authorAccountId ?? actor.accountId);
}

/** Refuses who would release or take away what they wrote themselves; an operator may, with a reason. */
export function requireRelease(
  actor: Actor,
  to: ContentState,
  authorAccountId: number | null,
  reason: string | undefined,
): void {
  if (releaseRules[to] === 'anybody') return;
  const release = (to === 'archived' ? removalOf : releaseOf)(actor, authorAccountId);
  if (release === 'another') throw new Failure('release-by-another');
  if (release === 'with-reason' && !reason?.trim()) {
    throw new InvalidRequest([{ path: ['reason'], code: 'reason-needed', message: 'say why' }]);
  }
}
