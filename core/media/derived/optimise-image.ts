import { NotFound } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import { networkOf, siteNetworkOf } from '../../limits/limit-key.ts';
import type { Media } from '../media.ts';
import { derivedKey, originalKey } from '../object-keys.ts';
import { hasObject, readObject, removeObject, writeObject } from '../objects.ts';
import { derivePicture } from './derive-picture.ts';

export interface Optimisation {
  contentHash: string;
  widthPx: number;
  quality: number;
}

/** A visitor is told that there is no picture, rather than left waiting for a store that hangs. */
const bound = { timeoutMs: 1_500 };

/**
 * A picture of ours as WebP at this width and quality. It is made when first asked for, once however many ask, and kept
 * in the store. Visitors take turns at having pictures made; who asks for too many is refused.
 */
export async function optimiseImage(
  services: { media: Media; log: Logger },
  wanted: Optimisation,
  visitorAddress: string,
): Promise<Buffer> {
  const { media } = services;
  const key = derivedKey(wanted.contentHash, wanted.widthPx, wanted.quality);
  const made = await media.derived.read(key, () => readObject(media, key, bound));
  if (made) return made;
  const visitor = siteNetworkOf(visitorAddress) ?? networkOf(visitorAddress);
  // It may have been made since it was not found.
  return media.derivations.run(key, visitor, async () => media.derived.get(key) ?? derive(services, wanted, key));
}

async function derive(
  { media, log }: { media: Media; log: Logger },
  { contentHash, widthPx, quality }: Optimisation,
  key: string,
): Promise<Buffer> {
  // The original is fetched when its turn has come: those that wait hold no memory.
  const original = await readObject(media, originalKey(contentHash), bound);
  if (!original) throw new NotFound('picture');
  const derived = await derivePicture(original, widthPx, quality);
  const isKept = await writeObject(media, key, derived, 'image/webp').then(
    () => true,
    (err) => {
      // Whoever asked gets the picture all the same; the next process that is asked makes it again.
      log.warn({ err, key }, 'picture not kept');
      return false;
    },
  );
  // The original may have been withheld meanwhile, with everything that was made of it by then.
  if (isKept && !(await hasObject(media, originalKey(contentHash)))) {
    await removeObject(media, key);
    throw new NotFound('picture');
  }
  media.derived.keep(key, derived);
  return derived;
}
