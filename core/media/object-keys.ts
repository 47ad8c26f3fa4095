/** Where things lie in the bucket. Keys are made of random ids and hashes only, never of what somebody typed. */

export const uploadPrefix = 'uploads/';

/** A file as it was uploaded; gone once it is processed. */
export function uploadKey(uploadId: string): string {
  return `${uploadPrefix}${uploadId}`;
}

/** The picture itself under the hash of its bytes, so that it can never change. */
export function originalKey(contentHash: string): string {
  return `originals/${contentHash}`;
}

/** A picture that is only the source of another and therefore not delivered. */
export function sourceKey(contentHash: string): string {
  return `sources/${contentHash}`;
}

/** A file of a feed, as it came. */
export function feedFileKey(id: string): string {
  return `feed-files/${id}`;
}

export const derivedPrefix = 'derived/';

/** Where every width of a picture lies. */
export function derivedPrefixOf(contentHash: string): string {
  return `${derivedPrefix}${contentHash}/`;
}

/** The picture at one width and quality; can be deleted at any time and is made again from the original. */
export function derivedKey(contentHash: string, widthPx: number, quality: number): string {
  return `${derivedPrefixOf(contentHash)}${widthPx}-${quality}.webp`;
}
