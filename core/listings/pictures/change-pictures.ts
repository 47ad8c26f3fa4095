import type { PictureEdit } from '@kardan/contract/calls/stock/own-listing';
import type { Shot } from '@kardan/contract/values/stock';
import type { Tx } from '../../db/database.ts';
import { picturesOf } from '../editing/own-car.ts';
import { keepWorkingCopy } from '../editing/save-listing.ts';
import { type CarPicture, loadDraft, loadOnlineCar, lockCar } from '../editing/working-copy-store.ts';

interface Change {
  listingId: number;
  /** On whose behalf: saved as the working copy's author. */
  accountId: number | null;
}

/** Holds a car against other changes until the transaction ends, for what is done to its pictures. */
export function holdCar(tx: Tx, listingId: number): Promise<void> {
  return lockCar(tx, listingId);
}

/** Adds a picture at the end of a car's, unless it is there already, as it is or edited. A car that is gone gets none. */
export function addPicture(
  tx: Tx,
  { contentHash, shot, ...change }: Change & { contentHash: string; shot: Shot | null },
): Promise<void> {
  return changePictures(tx, change, (pictures) =>
    pictures.some((picture) => picture.contentHash === contentHash || picture.source === contentHash)
      ? pictures
      : [...pictures, { contentHash, altText: null, shot, source: null, edit: null }],
  );
}

/** Puts an edited picture, or with no edit the source itself, in the place of what the car shows of that source. */
export function replacePicture(
  tx: Tx,
  { source, contentHash, edit, ...change }: Change & { source: string; contentHash: string; edit: PictureEdit | null },
): Promise<void> {
  return changePictures(tx, change, (pictures) =>
    pictures.map((picture) =>
      picture.contentHash === source || picture.source === source
        ? { ...picture, contentHash, source: edit && source, edit }
        : picture,
    ),
  );
}

async function changePictures(
  tx: Tx,
  { listingId, accountId }: Change,
  change: (pictures: CarPicture[]) => CarPicture[],
): Promise<void> {
  await lockCar(tx, listingId);
  const online = await loadOnlineCar(tx, listingId, { hold: true });
  const draft = await loadDraft(tx, listingId);
  const dealershipId = (online ?? draft)?.dealershipId;
  if (dealershipId === undefined) return;
  const car = { id: listingId, dealershipId, online, draft };
  await keepWorkingCopy(tx, { accountId: accountId ?? 0 }, car, { pictures: change(picturesOf(car)) });
}
