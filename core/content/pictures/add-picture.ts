import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { StoredPicture } from '@kardan/contract/calls/operator/content-tools';
import type { Actor } from '../../accounts/actor.ts';
import { accountOf, requireEditor } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { InvalidRequest, NotFound } from '../../kernel/errors.ts';
import { createFairQueue } from '../../kernel/fair-queue.ts';
import type { Media } from '../../media/media.ts';
import { keepOriginal } from '../../media/uploads/keep-picture.ts';
import { ImageRejected, prepareOriginal } from '../../media/uploads/prepare-original.ts';
import { findShowingTexts } from './find-showing-texts.ts';
import { presentPicture } from './list-pictures.ts';
import { insertPicture, loadContentPictures, type PictureWords, updatePictureWords } from './picture-store.ts';

interface NewPicture {
  name: string;
  altGerman: string;
  altEnglish: string;
  credit: string;
  image: Readable;
}

/** Decoding takes up to two seconds and 200 MB of a process that answers everybody: one at a time, and few wait for it. */
const decoding = createFairQueue({ running: 1, waiting: 4, waitingEach: 4, eachMinute: 60, waitMs: 15_000 });

/**
 * Takes a picture for texts, decoded and written anew as every other, with what it shows in both languages and whose it is.
 * Its name is never given to another one: texts go by it.
 */
export async function addPicture(
  services: { db: Database; media: Media },
  actor: Actor,
  { name, altGerman, altEnglish, credit, image }: NewPicture,
): Promise<StoredPicture> {
  // It may break off while nobody reads it yet; whoever reads it later learns of it.
  image.on('error', () => {});
  requireEditor(actor);
  const { db } = services;
  if ((await loadContentPictures(db, { name, limit: 1 })).length > 0) throw refused('name', 'name-taken');
  const imageId = await keepOriginal(services, await original(image, accountOf(actor)));
  return inTransaction(db, async (tx) => {
    const words = { altDe: altGerman, altEn: altEnglish, credit };
    await refusingTakenName(insertPicture(tx, { name, imageId, addedBy: accountOf(actor), ...words }));
    await recordAct(tx, actor, {
      action: 'content-picture.added',
      object: { id: name, label: name },
      after: { ...words },
    });
    return loadOne(tx, name);
  });
}

/** Changes what is said of a picture. */
export async function describePicture(
  { db }: { db: Database },
  actor: Actor,
  name: string,
  { alt, credit }: { alt: { 'de-AT': string; en: string }; credit: string },
): Promise<StoredPicture> {
  requireEditor(actor);
  const words: PictureWords = { altDe: alt['de-AT'], altEn: alt.en, credit };
  return inTransaction(db, async (tx) => {
    const { alt: before, credit: creditBefore } = await loadOne(tx, name);
    await updatePictureWords(tx, name, words);
    await recordAct(tx, actor, {
      action: 'content-picture.described',
      object: { id: name, label: name },
      before: { altDe: before['de-AT'], altEn: before.en, credit: creditBefore },
      after: { ...words },
    });
    return loadOne(tx, name);
  });
}

async function loadOne(tx: Tx, name: string): Promise<StoredPicture> {
  const [row] = await loadContentPictures(tx, { name, limit: 1 });
  if (!row) throw new NotFound('picture');
  return presentPicture(row, (await findShowingTexts(tx, [name]))(name));
}

async function original(image: Readable, accountId: number) {
  const file = await buffer(image);
  try {
    return await decoding.run(randomUUID(), String(accountId), () => prepareOriginal(file));
  } catch (error) {
    if (error instanceof ImageRejected) throw refused('image', 'not-a-picture');
    throw error;
  }
}

/** Somebody else may have given it away while the picture was decoded. */
async function refusingTakenName(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (cause) {
    if ((cause as { constraint?: string }).constraint === 'content_picture_pkey') throw refused('name', 'name-taken');
    throw cause;
  }
}

function refused(field: string, code: string): InvalidRequest {
  return new InvalidRequest([{ path: [field], code, message: code }]);
}
