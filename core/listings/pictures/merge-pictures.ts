import type { Shot } from '@kardan/contract/values/stock';
import type { CarPicture } from '../editing/working-copy-store.ts';

export interface Arrangement {
  pictures: readonly { contentHash: string; altText: string | null; shot: Shot | null }[];
  removed: readonly string[];
}

/**
 * A car's pictures in the order that somebody gave them, with their words. What came meanwhile stays at the end, what was
 * removed goes, and what the car does not have is nobody's to add here.
 */
export function mergePictures(current: readonly CarPicture[], { pictures, removed }: Arrangement): CarPicture[] {
  const byHash = new Map(current.map((picture) => [picture.contentHash, picture]));
  for (const contentHash of removed) byHash.delete(contentHash);
  const arranged = pictures.flatMap(({ contentHash, altText, shot }) => {
    const picture = byHash.get(contentHash);
    byHash.delete(contentHash);
    return picture ? [{ ...picture, altText: altText?.trim() || null, shot }] : [];
  });
  return [...arranged, ...byHash.values()];
}
