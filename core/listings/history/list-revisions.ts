import type { ListingRevision } from '@kardan/contract/calls/stock/own-listing';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { loadRevisions } from '../changing/revision-store.ts';
import { type CarReference, readOwnCar } from '../editing/own-car.ts';
import { canUndo, valuesNow } from './undo-rules.ts';

/** The newest of a car's changes; one that is changed by hand has a few dozen. */
const maxRevisions = 200;

/** What was changed online, newest first, and whether it can still be taken back. */
export async function listRevisions(
  { db }: { db: Database },
  actor: Actor,
  reference: CarReference,
): Promise<{ items: ListingRevision[] }> {
  const car = await readOwnCar(db, actor, reference);
  const now = valuesNow(car);
  const revisions = await loadRevisions(db, car.id, maxRevisions);
  return {
    items: revisions.map(({ at, actorName, ...revision }) => ({
      ...revision,
      at: at.toISOString(),
      by: actorName,
      canUndo: canUndo(revision.changes, now),
    })),
  };
}
