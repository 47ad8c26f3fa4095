import type { Readable } from 'node:stream';
import type { ImageUpload } from '@kardan/contract/calls/listings/media';
import type { LinkedCar } from '@kardan/contract/calls/stock/upload-link';
import type { Shot } from '@kardan/contract/values/stock';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure, TooManyRequests } from '../../kernel/errors.ts';
import { keyedHash } from '../../kernel/keyed-hash.ts';
import { describePictures } from '../../listings/pictures/describe-pictures.ts';
import type { Media } from '../media.ts';
import { countWaitingUploads } from '../uploads/image-upload-store.ts';
import { keepFile } from '../uploads/keep-file.ts';
import { linkTokenHash } from './manage-upload-link.ts';
import { mayMakerUpload } from './may-maker-upload.ts';
import { countLinkUpload, loadLinkOfToken, noteLinkUse } from './upload-link-store.ts';

/** Far more than a car has: whoever finds a link cannot fill the store with it. */
const maxUploads = 200;
const carKeyBytes = 16;

/** Which car a link is for, and what it has already; no more of it than whoever stands before the car sees. */
export async function readLinkedCar(
  { db, env }: { db: Database; env: Pick<Env, 'LINK_SECRET'> },
  token: string,
): Promise<LinkedCar> {
  const link = await openLink(db, token);
  const { title, pictures } = await describePictures(db, link.listingId);
  await noteLinkUse(db, link.id);
  return {
    key: carKeyOf(env, link),
    title,
    dealership: link.dealershipName,
    expiresAt: link.expiresAt.toISOString(),
    pictures,
    pending: await countWaitingUploads(db, link.listingId),
  };
}

/** Takes a picture for a link's car, and can do nothing else. */
export async function uploadByLink(
  services: { db: Database; media: Media },
  { token, image, shot, key }: { token: string; image: Readable; shot?: Shot | undefined; key: string },
): Promise<ImageUpload> {
  try {
    const { id, dealershipId, listingId, accountId } = await openLink(services.db, token);
    if (!(await countLinkUpload(services.db, id, maxUploads))) throw new TooManyRequests(1800);
    return await keepFile(services, { dealershipId, listingId, accountId, shot, key }, image);
  } catch (error) {
    image.destroy();
    throw error;
  }
}

/** Tells a car's links from those of others, and nothing of the car: ids are not for whoever only has a link. */
function carKeyOf(
  { LINK_SECRET }: Pick<Env, 'LINK_SECRET'>,
  { dealershipId, listingId }: { dealershipId: number; listingId: number },
): string {
  const hash = keyedHash(LINK_SECRET, 'car of an upload link', String(dealershipId), String(listingId));
  return hash.subarray(0, carKeyBytes).toString('base64url');
}

/** The link while it lasts, and whoever made it might still add the picture themselves. */
async function openLink(db: Database, token: string) {
  const link = await loadLinkOfToken(db, linkTokenHash(token));
  if (!link || !(await mayMakerUpload(db, link))) throw new Failure('upload-link-gone');
  return link;
}
