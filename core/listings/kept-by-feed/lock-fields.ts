import type { ChangeSource } from '@kardan/contract/values/stock';
import type { Tx } from '../../db/database.ts';
import { addLocks, freeStates } from './feed-mark-store.ts';

/** What a feed's own runs and a dealer's own system change is not a person's word against the feed's. */
const ownSources: readonly ChangeSource[] = ['feed', 'api'];

/** Nor is what the portal does with a car the dealer's: a block that is lifted leaves the car to its feed as before. */
const lockNothing: readonly ChangeSource[] = [...ownSources, 'operator'];

interface ChangedFields {
  listingId: number;
  source: ChangeSource;
  fields: readonly string[];
}

/**
 * Locks what people have changed of cars that a feed keeps here: from then on the feed's value only stands beside theirs. In
 * the transaction of the change, so that no run comes between. A state that feed or system set is theirs again: a car that they
 * let go comes back with them, though somebody had reserved it before.
 */
export async function lockFields(tx: Tx, changed: readonly ChangedFields[]): Promise<void> {
  const locks = changed
    .filter(({ source, fields }) => !lockNothing.includes(source) && fields.length > 0)
    .map(({ listingId, fields }) => ({ listingId, fields }));
  if (locks.length > 0) await addLocks(tx, locks);
  const moved = changed.filter(({ source, fields }) => ownSources.includes(source) && fields.includes('state'));
  if (moved.length > 0)
    await freeStates(
      tx,
      moved.map(({ listingId }) => listingId),
    );
}
