import type { BulkRun } from '@kardan/contract/calls/stock/stock-list';
import type { Database, Tx } from '../../db/database.ts';
import type { ListingChange } from '../../listings/changing/change-listing.ts';
import { countOutcomes, loadChanges, type loadRun, type StoredChange } from './bulk-store.ts';

type Run = NonNullable<Awaited<ReturnType<typeof loadRun>>>;

/** How far a run is; in a preview with every car, later with those that were not changed. */
export async function presentRun(db: Database | Tx, run: Run): Promise<BulkRun> {
  const { id, act, state, startedAt, actorName } = run;
  const counts = new Map((await countOutcomes(db, id)).map(({ outcome, count }) => [outcome, count]));
  const of = (...outcomes: (typeof counts extends Map<infer K, number> ? K : never)[]) =>
    outcomes.reduce((sum, outcome) => sum + (counts.get(outcome) ?? 0), 0);
  const refused = of('refused', 'kept');
  const isUndo = state === 'undoing' || state === 'undone';
  const changes = await loadChanges(db, id, state === 'previewed' ? 'all' : 'refused');
  return {
    id,
    act,
    state,
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    finished: refused + (isUndo ? of('undone') : of('done')),
    refused,
    changes: changes.map(presentChange),
    startedAt: startedAt?.toISOString() ?? null,
    by: actorName,
  };
}

function presentChange({ listingId, title, before, after, lowestOfThirtyDaysEur, refused }: StoredChange) {
  return { listingId, title, before: shownOf(before), after: shownOf(after), lowestOfThirtyDaysEur, refused };
}

/** A bulk act changes a price or a state. */
function shownOf({ priceEur, state }: ListingChange): number | string | null {
  return priceEur ?? state ?? null;
}
