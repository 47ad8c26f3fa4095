import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import type { FeedRun } from '@kardan/contract/calls/feeds/runs';
import { createContext, useContext } from 'react';
import type { RunId } from '#domain/feeds/feeds.ts';

interface ShownRun {
  id: RunId;
  run: FeedRun;
  feed: Feed;
}

/** The run that the page is about, for its parts. */
export const RunContext = createContext<ShownRun | undefined>(undefined);

export function useRun(): ShownRun {
  const shown = useContext(RunContext);
  if (!shown) throw new Error('useRun is for parts of a run’s page');
  return shown;
}
