import type { CarPicture } from '../../listings/editing/working-copy-store.ts';

export type { CarPicture };

/**
 * A car's pictures with those of its feed in the feed's order, followed by those that people have added. What the feed had
 * put there and wants no more goes; what people have said of a picture or edited in it stays with it.
 */
export function placedPictures(
  current: readonly CarPicture[],
  { ready, placed }: { ready: readonly string[]; placed: readonly string[] },
): CarPicture[] {
  const known = new Map(current.map((picture) => [picture.source ?? picture.contentHash, picture]));
  const ofFeed = [...new Set(ready)].map(
    (contentHash) => known.get(contentHash) ?? { contentHash, altText: null, shot: null, source: null, edit: null },
  );
  const others = [...known].filter(([hash]) => !ready.includes(hash) && !placed.includes(hash));
  return [...ofFeed, ...others.map(([, picture]) => picture)];
}
