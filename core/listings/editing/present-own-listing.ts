import type { OwnListing, OwnPicture } from '@kardan/contract/calls/stock/own-listing';
import type { Database } from '../../db/database.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { loadFeedMark } from '../kept-by-feed/feed-mark-store.ts';
import { hintsOf } from '../pictures/picture-hints.ts';
import { loadPictureFacts } from '../pictures/picture-look-store.ts';
import { daysOnline } from '../reading/visibility-rules.ts';
import { differingFields, fieldsOf, fieldsOnline, sameValue } from './car-fields.ts';
import { findVehicle } from './find-vehicle.ts';
import { type OwnCar, picturesOf, picturesOnline, stateOf } from './own-car.ts';
import { loadLastAuthor, loadSchedules } from './working-copy-store.ts';

/** A car as its own people see it. */
export async function presentOwnListing(
  services: CatalogueServices,
  car: OwnCar,
  now = new Date(),
): Promise<OwnListing> {
  const { db } = services;
  const { online, draft } = car;
  const fields = fieldsOf(online, draft);
  const [vehicle, pictures, schedules, feed, savedBy] = await Promise.all([
    findVehicle(services, fields),
    presentPictures(db, car),
    loadSchedules(db, car.id),
    loadFeedMark(db, car.id),
    draft ? draft.savedBy : loadLastAuthor(db, car.id),
  ]);
  const { make, model, version } = vehicle;
  return {
    id: car.id,
    dealershipId: car.dealershipId,
    state: stateOf(car),
    slug: online?.slug ?? null,
    vehicle: { make, model, version: version && { id: version.id, slug: version.slug, name: version.name } },
    fields,
    online: online ? fieldsOnline(online) : null,
    pictures,
    unpublished: unpublishedOf(car),
    scheduled: schedules.map(({ at, ...planned }) => ({ ...planned, at: at.toISOString() })),
    feed,
    savedAt: (draft?.savedAt ?? online?.updatedAt ?? now).toISOString(),
    savedBy,
    publishedAt: online?.publishedAt?.toISOString() ?? null,
    endedAt: online?.endedAt?.toISOString() ?? null,
    blockedReason: online?.blockedReason ?? null,
    daysOnline: online?.publishedAt ? daysOnline(online.publishedAt, online.endedAt, now) : null,
  };
}

/** What is not online yet; of a car that never was, everything that is told. */
export function unpublishedOf(car: OwnCar): OwnListing['unpublished'] {
  const { online, draft } = car;
  const fields = fieldsOf(online, draft);
  const differing = differingFields(fields, online ? fieldsOnline(online) : fieldsOf(undefined, undefined));
  const names: OwnListing['unpublished'] = Object.keys(differing);
  return sameValue(picturesOf(car), picturesOnline(online)) ? names : [...names, 'pictures'];
}

async function presentPictures(db: Database, car: OwnCar): Promise<OwnPicture[]> {
  const pictures = picturesOf(car);
  const facts = await loadPictureFacts(
    db,
    pictures.map(({ contentHash }) => contentHash),
  );
  const known = pictures.flatMap((picture) => {
    const fact = facts.get(picture.contentHash);
    return fact ? [{ picture, fact }] : [];
  });
  const hints = hintsOf(known.map(({ fact }) => fact));
  return known.map(({ picture, fact: { widthPx, heightPx } }, position) => {
    const { contentHash, altText, shot, source, edit } = picture;
    return { contentHash, widthPx, heightPx, altText, shot, source, edit, hints: hints[position] ?? [] };
  });
}
