import { maxPicturesOfListing } from '@kardan/contract/values/stock';
import type { Tx } from '../../db/database.ts';
import type { FeedPicture } from '../feed-car.ts';
import {
  loadWantedLists,
  markDue,
  openLanes,
  replaceWanted,
  type WantedPicture,
  wantStaleAgain,
} from './wanted-picture-store.ts';

/** The feed that wants pictures, and the file that names them; null where a system tells them without one. */
interface NamingFile {
  feedId: string;
  fileKey: string | null;
}

interface PicturesOfCar {
  dealershipId: number;
  listingId: number;
  pictures: readonly FeedPicture[];
}

/**
 * Notes which pictures a feed wants for its cars, in their order; they are fetched later, and put on the cars when they are
 * there. Pictures that the feed has named before stay as they are.
 */
export async function rememberPictures(tx: Tx, file: NamingFile, cars: readonly PicturesOfCar[]): Promise<void> {
  if (cars.length === 0) return;
  const { feedId } = file;
  const known = await loadWantedLists(
    tx,
    cars.map(({ listingId }) => listingId),
  );
  const wanted = cars.map((car) => ({ ...car, rows: wantedOf(file, car, known.get(car.listingId) ?? []) }));
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

function wantedOf(
  { feedId, fileKey }: NamingFile,
  { pictures }: PicturesOfCar,
  known: readonly WantedPicture[],
): WantedPicture[] {
  const rows = new Map<string, WantedPicture>();
  for (const picture of pictures) {
    if ('file' in picture) {
      // No host has a slash in its name, so that no address is mistaken for it.
      const row = { host: `archive/${feedId}`, named: picture.file, fileKey };
      // A file without the picture, as a plain table that follows an archive, takes none away.
      const before = known.find(({ host, named }) => host === row.host && named === row.named);
      const told = picture.content === undefined ? (before ?? row) : row;
      if (told.fileKey !== null) rows.set(`/${picture.file}`, told);
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
