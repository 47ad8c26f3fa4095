import { maxPicturesOfListing } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import { inTransaction, type Tx } from '../../db/database.ts';
import { isRefusal, NotFound } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import { bringOnline } from '../../listings/editing/bring-online.ts';
import { fieldsOnline } from '../../listings/editing/car-fields.ts';
import { holdOwnCar, type OwnCar, picturesOf } from '../../listings/editing/own-car.ts';
import { keepWorkingCopy } from '../../listings/editing/save-listing.ts';
import { holdCar } from '../../listings/pictures/change-pictures.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { actorOfFeed } from '../set-up/actor-of-feed.ts';
import { loadFeed, loadSites } from '../set-up/feed-store.ts';
import {
  forgetList,
  holdDueList,
  loadDueLists,
  loadReadyPictures,
  saveDue,
  saveNotDue,
  savePlaced,
} from './picture-list-store.ts';
import { type CarPicture, placedPictures } from './placed-pictures.ts';

const batchSize = 200;

/**
 * Puts pictures on the cars that feeds want them for, once each of a car's pictures was tried, by the way that people's go.
 * A car whose pictures somebody has arranged by hand keeps them. Gives how many cars were looked at.
 */
export async function placePictures(services: CatalogueServices & { log: Logger }): Promise<number> {
  let looked = 0;
  for (;;) {
    const due = await loadDueLists(services.db, batchSize);
    for (const listingId of due) await placeOn(services, listingId);
    looked += due.length;
    if (due.length < batchSize) return looked;
  }
}

async function placeOn(services: CatalogueServices & { log: Logger }, listingId: number): Promise<void> {
  try {
    await inTransaction(services.db, (tx) => placeOnHeldCar(services, tx, listingId));
  } catch (error) {
    // One car that refuses, or fails for a reason nobody expected, keeps no other waiting.
    if (error instanceof NotFound) await forgetList(services.db, listingId);
    else await saveNotDue(services.db, listingId);
    if (!isRefusal(error)) services.log.error({ err: error, listingId }, 'pictures of a feed not put on their car');
  }
}

async function placeOnHeldCar(services: CatalogueServices, tx: Tx, listingId: number): Promise<void> {
  // The car first, as a run of the feed does: the other way round two could wait for each other.
  await holdCar(tx, listingId);
  const list = await holdDueList(tx, listingId);
  if (!list) return;
  if (!list.isSettled || list.isLocked) {
    await saveNotDue(tx, listingId);
    return;
  }
  const feed = await loadFeed(tx, list.feedId);
  if (!feed) return;
  const actor = actorOfFeed(feed, await loadSites(tx, feed));
  const car = await holdOwnCar(tx, actor, list.dealershipId, listingId);
  const ready = await loadReadyPictures(tx, listingId);
  const pictures = placedPictures(picturesOf(car), { ready, placed: list.placed }).slice(0, maxPicturesOfListing);
  await put(services, tx, actor, car, pictures);
  await savePlaced(tx, listingId, ready);
}

async function put(
  services: CatalogueServices,
  tx: Tx,
  actor: Actor,
  car: OwnCar,
  pictures: CarPicture[],
): Promise<void> {
  // Pictures that somebody has changed and not published yet go online when that person says so.
  if (!car.online || car.draft?.pictures) {
    await keepWorkingCopy(tx, actor, car, { pictures });
    return;
  }
  const wanted = { fields: fieldsOnline(car.online), pictures, offered: false };
  await bringOnline(services, tx, actor, car, wanted, { source: 'feed' });
}

/** Has a feed's pictures put on a car once more, as after somebody has given them back to the feed. */
export async function placePicturesAgain(tx: Tx, listingId: number): Promise<void> {
  await saveDue(tx, listingId);
}
