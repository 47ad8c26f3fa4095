import { type Database, inTransaction } from '../../db/database.ts';
import { holdCar, replacePicture } from '../../listings/pictures/change-pictures.ts';
import type { Media } from '../media.ts';
import { type NewImage, saveOutcome, type UploadToProcess } from '../uploads/image-upload-store.ts';
import type { Original } from '../uploads/prepare-original.ts';
import { saveKeptPicture } from '../uploads/save-kept-picture.ts';
import { applyEdit } from './apply-edit.ts';
import { asEdit, loadSourceOf } from './picture-edit-store.ts';
import { readPicture } from './place-picture.ts';

/** Makes the picture of an edit and puts it in its source's place in the car; the source is withheld once nobody shows it. */
export async function makeEdited(
  { db, media }: { db: Database; media: Media },
  upload: UploadToProcess,
  store: (read: () => Promise<Buffer>, make: (bytes: Buffer) => Promise<Original>) => Promise<NewImage>,
): Promise<void> {
  const { id, listingId, accountId } = upload;
  const edit = asEdit(upload.edit);
  const { contentHash: source } = await loadSourceOf(db, upload.sourceImageId as number);
  const read = async () => {
    const bytes = await readPicture(media, source);
    if (!bytes) throw new Error(`picture ${source} is not in the store`);
    return bytes;
  };
  const image = await store(read, (bytes) => applyEdit(bytes, edit));
  await inTransaction(db, async (tx) => {
    // The car first, as whoever edits again does: the other way round two could wait for each other.
    if (listingId !== null) await holdCar(tx, listingId);
    const imageId = await saveKeptPicture(tx, media, image);
    const isFirst = await saveOutcome(tx, id, { state: 'ready', imageId });
    if (!isFirst || listingId === null) return;
    await replacePicture(tx, { listingId, accountId, source, contentHash: image.contentHash, edit });
  });
}
