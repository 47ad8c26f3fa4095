import type { Readable } from 'node:stream';
import type { ImageUpload } from '@kardan/contract/calls/listings/media';
import type { Shot } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireStaff } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { readOwnCar } from '../../listings/editing/own-car.ts';
import type { Media } from '../media.ts';
import { keepFile } from './keep-file.ts';

export interface UploadedFile {
  image: Readable;
  /** The car whose pictures it joins. */
  listingId?: number | undefined;
  shot?: Shot | undefined;
  key?: string | undefined;
}

/**
 * Takes a dealership's file into the store and has it made a picture: when this returns, file, upload and job are there
 * and stay there. What the file is nobody knows yet; decoding is the worker's.
 */
export async function receiveImage(
  services: { db: Database; media: Media },
  actor: Actor,
  dealership: string,
  { image, listingId, shot, key }: UploadedFile,
): Promise<ImageUpload> {
  const { db } = services;
  // It may break off while nobody reads it yet; whoever reads it later learns of it.
  image.on('error', () => {});
  const { id: dealershipId } = await findOwnDealership(services, actor, dealership);
  requireStaff(actor, dealershipId, 'dealership');
  if (listingId !== undefined) await readOwnCar(db, actor, { dealershipId: String(dealershipId), listingId });
  return keepFile(
    services,
    { dealershipId, listingId: listingId ?? null, shot, key, accountId: actor.accountId },
    image,
  );
}
