import type { RescueWay } from '@kardan/contract/calls/search/search-rescue';

/** What stands above the ways out: that something comes close, and that one step is enough, only where it is so. */
export function rescueIntro(ways: readonly Pick<RescueWay, 'changes'>[]) {
  if (ways.length === 0) return { title: 'zero.titleFar', text: 'zero.nothingNear' } as const;
  const isOneStep = ways.every(({ changes }) => changes.length === 1);
  return { title: 'zero.title', text: isOneStep ? 'zero.text' : 'zero.waysText' } as const;
}
