import type { FeedRunRow } from '@kardan/contract/calls/feeds/feeds';
import type { FoundFeed } from '../set-up/find-feed.ts';
import { sumCounts } from './run-counts.ts';
import type { StoredRun } from './run-store.ts';

/** A run in a list; its counts are of the sites that the caller works for. */
export function presentRunRow(
  run: StoredRun,
  { visible, seesAll }: Pick<FoundFeed, 'visible' | 'seesAll'>,
): FeedRunRow {
  const { id, feedId, number, dry, state, reason, reasonLine, reasonDetail } = run;
  return {
    id,
    feedId,
    number,
    dry,
    state,
    reason,
    reasonLine,
    reasonDetail,
    file: run.fileKey === null ? null : { name: run.fileName, bytes: run.fileBytes ?? 0 },
    counts: sumCounts(run.counts, visible, seesAll),
    at: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
    by: run.actorName,
  };
}
