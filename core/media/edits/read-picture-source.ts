import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { type CarReference, picturesOf, readOwnCar } from '../../listings/editing/own-car.ts';
import { derivePicture } from '../derived/derive-picture.ts';
import type { Media } from '../media.ts';
import { readPicture } from './place-picture.ts';

/** The picture that one of the car's was made of, withheld or not, as the editor shows it; only for the car's own people. */
export async function readPictureSource(
  { db, media }: { db: Database; media: Media },
  actor: Actor,
  { contentHash, ...reference }: CarReference & { contentHash: string },
): Promise<Buffer> {
  const car = await readOwnCar(db, actor, reference);
  const picture = picturesOf(car).find((own) => own.contentHash === contentHash);
  const bytes = picture && (await readPicture(media, picture.source ?? picture.contentHash));
  if (!bytes) throw new NotFound('picture');
  return derivePicture(bytes, 1200, 75);
}
