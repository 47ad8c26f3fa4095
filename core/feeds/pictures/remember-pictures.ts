import { maxPicturesOfListing } from '@kardan/contract/values/stock';
import type { Tx } from '../../db/database.ts';
import type { FeedPicture } from '../feed-car.ts';
import {
  loadLastFileKey,
  loadWantedLists,
  markDue,
  openLanes,
  replaceWanted,
  type WantedPicture,
  wantStaleAgain,
} from './wanted-picture-store.ts';

interface PicturesOfCar {
  dealershipId: number;
  listingId: number;
  pictures: readonly FeedPicture[];
}

/**
 * Notes which pictures a feed wants for a car, in their order; they are fetched later, and put on the car when they are
 * there. Pictures that the feed has named before stay as they are.
 */
export function rememberPictures(tx: Tx, { feedId, ...car }: PicturesOfCar & { feedId: string }): Promise<void> {
  return rememberPicturesOfCars(tx, feedId, [car]);
}

/** Notes the pictures of many cars of a feed at once. */
export async function rememberPicturesOfCars(tx: Tx, feedId: string, cars: readonly PicturesOfCar[]): Promise<void> {
  if (cars.length === 0) return;
  const hasFiles = cars.some(({ pictures }) => pictures.some((picture) => 'file' in picture));
  const fileKey = hasFiles ? await loadLastFileKey(tx, feedId) : undefined;
  const known = await loadWantedLists(
    tx,
    cars.map(({ listingId }) => listingId),
  );
  const wanted = cars.map((car) => ({ ...car, rows: wantedOf(feedId, car, fileKey) }));
  const changed = wanted.filter(({ listingId, rows }) => !isSame(known.get(listingId), rows));
  const same = wanted.filter((car) => !changed.includes(car)).map(({ listingId }) => listingId);
  await replaceWanted(tx, feedId, changed);
  await wantStaleAgain(tx, same);
  await markDue(tx, feedId, changed);
  await openLanes(
    tx,
    feedId,
    wanted.map(({ listingId }) => listingId),
  );
}

function wantedOf(feedId: string, { pictures }: PicturesOfCar, fileKey: string | undefined): WantedPicture[] {
  const rows = new Map<string, WantedPicture>();
  for (const picture of pictures) {
    if ('file' in picture) {
      if (fileKey !== undefined) {
        // No host has a slash in its name, so that no address is mistaken for it.
        rows.set(`/${picture.file}`, { host: `archive/${feedId}`, named: picture.file, fileKey });
      }
      continue;
    }
    const url = URL.parse(picture.url);
    if (!url || !['https:', 'http:'].includes(url.protocol) || url.href.length > 2_000) continue;
    rows.set(url.href, { host: url.host, named: url.href, fileKey: null });
  }
  return [...rows.values()].slice(0, maxPicturesOfListing);
}

function isSame(known: readonly WantedPicture[] | undefined, rows: readonly WantedPicture[]): boolean {
  return (
    known !== undefined &&
    known.length === rows.length &&
    rows.every(({ named, fileKey }, place) => known[place]?.named === named && known[place].fileKey === fileKey)
  );
}
