import type { FeedRun } from '@kardan/contract/calls/feeds/runs';

/** The sites that a run waits for: each has a limit of its own, and what one may lose is not another's. */
export function sitesOverLimit({ bySite }: Pick<FeedRun['protection'], 'bySite'>) {
  return bySite.filter(({ vanishing, allowed }) => vanishing > allowed);
}
