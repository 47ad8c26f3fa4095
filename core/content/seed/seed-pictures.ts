import { readdir, readFile } from 'node:fs/promises';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Media } from '../../media/media.ts';
import { keepPicture } from '../../media/uploads/keep-picture.ts';
import { saveContentPicture } from '../content-write-store.ts';
import { contentFolder } from './read-text-files.ts';

/** The pictures of the repository's texts, by name. */
export async function listPictureFiles(folder = contentFolder): Promise<{ name: string; file: URL }[]> {
  const pictures = new URL('pictures/', folder);
  const files = (await readdir(pictures)).filter((file) => file.endsWith('.webp')).sort();
  return files.map((file) => ({ name: file.replace(/\.webp$/, ''), file: new URL(file, pictures) }));
}

/** Puts the pictures that texts name into the store; gives their number. */
export async function seedPictures(services: { db: Database; media: Media }, folder?: URL): Promise<number> {
  const pictures = await listPictureFiles(folder);
  for (const { name, file } of pictures) {
    const imageId = await keepPicture(services, await readFile(file));
    await inTransaction(services.db, (tx) => saveContentPicture(tx, name, imageId));
  }
  return pictures.length;
}
