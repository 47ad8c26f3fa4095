import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Listing } from '../../db/schema.gen.ts';
import { refusingTwins } from '../changing/write-change.ts';

/** Every column that a new listing is told. */
export type NewListing = Insertable<Listing>;

/** The row of a car that is published for the first time, as a draft: what makes it public puts its first price on record. */
export async function insertListing(tx: Tx, listing: NewListing): Promise<void> {
  await refusingTwins(
    tx
      .insertInto('listing')
      .values({ ...listing, state: 'draft' })
      .execute(),
  );
}
