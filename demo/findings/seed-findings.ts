import { createHash } from 'node:crypto';
import type { Database } from '@kardan/core/db/database';
import { measureLook } from '@kardan/core/media/looks/measure-look';
import type { Media } from '@kardan/core/media/media';
import { originalKey } from '@kardan/core/media/object-keys';
import { readObject, writeObject } from '@kardan/core/media/objects';
import { sharp } from '@kardan/core/media/picture-engine';
import type { NewImage } from '@kardan/core/media/uploads/image-upload-store';
import { prepareOriginal } from '@kardan/core/media/uploads/prepare-original';
import { inspectListings } from '@kardan/core/moderation/findings/inspecting/inspect-listings';
import {
  addToDescription,
  type CarPair,
  copyVin,
  loadFirstPictures,
  loadOddPrices,
  loadPairs,
  replacePicture,
} from './odd-cars-store.ts';

type Services = { db: Database; media: Media };

const sameVin = 3;
const samePictures = 2;
const copiedPictures = 3;
const oddPrices = 40;

/** Lets some dealers offer the same car, copy pictures and promise rates, so that operators have something to find. */
export async function seedFindings(services: Services): Promise<void> {
  const { db } = services;
  const pairs = await loadPairs(db, sameVin + samePictures + 1);
  for (const pair of pairs.slice(0, sameVin)) await copyVin(db, pair);
  for (const pair of pairs.slice(sameVin, sameVin + samePictures)) await copyPictures(services, pair);
  const boasting = pairs.at(-1)?.secondId;
  if (boasting !== undefined) await addToDescription(db, boasting, 'Jetzt schon ab € 189 mtl. – gleich anrufen!');
  const odd = await loadOddPrices(db, oddPrices);
  await inspectListings(services, [...pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]), ...odd]);
}

/** The first dealer's own pictures, and the second's: smaller, and written anew. */
async function copyPictures({ db, media }: Services, { firstId, secondId }: CarPair): Promise<void> {
  const drawn = await loadFirstPictures(db, firstId, copiedPictures);
  for (const [position, contentHash] of drawn.entries()) {
    const bytes = await readObject(media, originalKey(contentHash));
    if (!bytes) continue;
    // The drawn ones are shown by many; turned round they are nobody else's.
    const own = await sharp(bytes).flop().jpeg({ quality: 90 }).toBuffer();
    const copy = await sharp(own)
      .resize({ width: 900 })
      .modulate({ brightness: 1.05 })
      .jpeg({ quality: 75 })
      .toBuffer();
    await replacePicture(db, firstId, await keep(media, own), position);
    await replacePicture(db, secondId, await keep(media, copy), position);
  }
}

async function keep(media: Media, file: Buffer): Promise<NewImage> {
  const { bytes, mediaType, widthPx, heightPx } = await prepareOriginal(file);
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  await writeObject(media, originalKey(contentHash), bytes, mediaType);
  return { contentHash, mediaType, widthPx, heightPx, sizeBytes: bytes.length, ...(await measureLook(bytes)) };
}
