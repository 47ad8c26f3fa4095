import type { ContentItem } from '@kardan/contract/calls/operator/content';

/** Which words tell that the newest version is not the one that visitors see, or will see at the planned moment. */
export function aheadNote({
  state,
  isAhead,
}: Pick<ContentItem, 'state' | 'isAhead'>): 'path.ahead' | 'path.aheadOfPlan' | undefined {
  if (!isAhead) return undefined;
  if (state === 'published') return 'path.ahead';
  return state === 'scheduled' ? 'path.aheadOfPlan' : undefined;
}
