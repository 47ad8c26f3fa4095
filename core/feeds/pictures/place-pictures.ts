import { maxPicturesOfListing } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import { type Database, inTransaction, openSavepoint, type Tx } from '../../db/database.ts';
import { Failure, isDatabaseOutage, isRefusal, NotFound } from '../../kernel/errors.ts';
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
  type FeedPictureList,
  forgetList,
  holdDueList,
  loadDueLists,
  loadReadyPictures,
  saveDue,
  saveNotDue,
  savePlaced,
} from './picture-list-store.ts';
import { type CarPicture, placedPictures } from './placed-pictures.ts';

type PlaceServices = CatalogueServices & { log: Logger };

const batchSize = 200;
/** What fails so often at a car, for two hours, is no passing trouble: it waits until something else comes for it. */
const maxTries = 9;
/** At once, then after a minute, two, four. */
const waitMsAfter = (tries: number) => (tries === 1 ? 0 : 60_000 * 2 ** (tries - 2));
/** Far more than ever fail at once. */
const maxFailing = 1_000;

/** Cars that failed in this process for a reason that nobody expected: how often, and when they are tried again. */
const failing = new WeakMap<Database, Map<number, { tries: number; againAt: number }>>();

/**
 * Puts pictures on the cars that feeds want them for, once each of a car's pictures was tried, by the way that people's go.
 * A car whose pictures somebody has arranged by hand keeps them. What fails at one car keeps no other waiting and is tried the
 * next time; an outage ends the round. Gives how many cars were looked at.
 */
export async function placePictures(services: PlaceServices): Promise<number> {
  let looked = 0;
  const later = [...failingIn(services.db)].filter(([, { againAt }]) => againAt > Date.now());
  const leftOut = new Set(later.map(([listingId]) => listingId));
  for (;;) {
    const due = await loadDueLists(services.db, batchSize, leftOut);
    for (const listingId of due) if (!(await placeOn(services, listingId))) leftOut.add(listingId);
    looked += due.length;
    if (due.length < batchSize) return looked;
  }
}

/** False where the car is still due. */
async function placeOn(services: PlaceServices, listingId: number): Promise<boolean> {
  const { db } = services;
  try {
    await inTransaction(db, (tx) => placeOnHeldCar(services, tx, listingId));
  } catch (error) {
    if (!(error instanceof NotFound)) return tryAgain(services, listingId, error);
    await forgetList(db, listingId);
  }
  failingIn(db).delete(listingId);
  return true;
}

async function tryAgain({ db, log }: PlaceServices, listingId: number, error: unknown): Promise<false> {
  // There was no turn for it: that says nothing of the car.
  if (error instanceof Failure) throw error;
  const known = failingIn(db);
  const tries = (known.get(listingId)?.tries ?? 0) + 1;
  if (known.size >= maxFailing) known.clear();
  known.set(listingId, { tries, againAt: Date.now() + waitMsAfter(tries) });
  log.error({ err: error, listingId, tries }, 'pictures of a feed not put on their car');
  if (isDatabaseOutage(error)) throw error;
  if (tries < maxTries) return false;
  known.delete(listingId);
  await saveNotDue(db, listingId);
  return false;
}

function failingIn(db: Database): Map<number, { tries: number; againAt: number }> {
  const known = failing.get(db) ?? new Map();
  failing.set(db, known);
  return known;
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
  const takeBack = await openSavepoint(tx, 'not placed');
  try {
    await placeHeldList(services, tx, listingId, list);
  } catch (error) {
    if (error instanceof NotFound || !isRefusal(error)) throw error;
    await takeBack();
    // While the list is held: what comes for the car meanwhile makes it due again afterwards.
    await saveNotDue(tx, listingId);
  }
}

async function placeHeldList(
  services: CatalogueServices,
  tx: Tx,
  listingId: number,
  list: FeedPictureList,
): Promise<void> {
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
    await keepWorkingCopy(tx, actor, car, { pictures }, { priority: 'bulk' });
    return;
  }
  const wanted = { fields: fieldsOnline(car.online), pictures, offered: false };
  await bringOnline(services, tx, actor, car, wanted, { source: 'feed', priority: 'bulk' });
}

/** Has a feed's pictures put on a car once more, as after somebody has given them back to the feed. */
export async function placePicturesAgain(tx: Tx, listingId: number): Promise<void> {
  await saveDue(tx, listingId);
}
