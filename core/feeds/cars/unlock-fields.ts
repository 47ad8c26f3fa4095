import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { recordAct } from '../../audit/record-act.ts';
import { inTransaction } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { bringOnline } from '../../listings/editing/bring-online.ts';
import { fieldsOf, fieldsOnline } from '../../listings/editing/car-fields.ts';
import { type CarReference, holdOwnCar, picturesOnline } from '../../listings/editing/own-car.ts';
import { keepWorkingCopy } from '../../listings/editing/save-listing.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { placePicturesAgain } from '../pictures/place-pictures.ts';
import { holdFeedCarOfListing, markVanished, saveLocks } from './feed-car-store.ts';
import { mergeSaid } from './merge-said.ts';

/** Lets the feed say fields of a car again that a person had set: with its next run, or at once what it said last. */
export async function unlockFields(
  services: CatalogueServices,
  actor: Actor,
  { dealershipId, listingId }: CarReference,
  { fields, now }: { fields: readonly string[]; now: boolean },
): Promise<void> {
  const { db } = services;
  const { id } = await findOwnDealership({ db }, actor, dealershipId);
  await inTransaction(db, async (tx) => {
    const car = await holdOwnCar(tx, actor, id, listingId);
    const said = await holdFeedCarOfListing(tx, listingId);
    if (!said) throw new NotFound('feed');
    const unlocked = said.locked.filter((field) => fields.includes(field));
    if (unlocked.length === 0) return;
    const locked = said.locked.filter((field) => !fields.includes(field));
    const label = fieldsOf(car.online, car.draft).title ?? `#${listingId}`;
    await recordAct(tx, actor, {
      action: 'feed.unlocked',
      dealershipId: id,
      object: { id: listingId, label },
      after: { fields: unlocked },
    });
    if (now) {
      const current = car.online ? fieldsOnline(car.online) : fieldsOf(undefined, car.draft);
      const taken = Object.fromEntries(Object.entries(said.fields).filter(([field]) => unlocked.includes(field)));
      const { fields: wanted } = mergeSaid(current, taken, []);
      // As the feed's change: a person's would lock the field again.
      if (car.online)
        await bringOnline(
          services,
          tx,
          actor,
          car,
          { fields: wanted, pictures: picturesOnline(car.online), offered: false },
          { source: 'feed' },
        );
      else await keepWorkingCopy(tx, actor, car, { fields: wanted });
    }
    await saveLocks(tx, listingId, locked);
    // As one that the feed itself let go: it comes back with the next file that names it.
    if (unlocked.includes('state') && car.online?.state === 'withdrawn')
      await markVanished(tx, said.feedId, [listingId]);
    if (unlocked.includes('pictures')) await placePicturesAgain(tx, listingId);
  });
}
