import { leastAlikePictures, stockPhotographFrom } from '@kardan/contract/values/findings';
import type { AlikePictures, Found } from './found.ts';

/**
 * Pictures of a car whose looks are compared with those of others: the first ones. Twenty would be compared with twenty, and what
 * follows the sixth is the boot and the tyres, which are alike in all cars of a model.
 */
export const comparedPictures = 6;

/** Of 64 bits. Two pictures that differ in more are two pictures; decision 72 has the figures. */
export const maxDifferentBits = 6;

/** A picture of an inspected car, and one of another dealer's car of the same model that looks like it. */
export interface AlikeRow extends AlikePictures {
  listingId: number;
  otherListingId: number;
  otherDealershipId: number;
}

/** Pairs of cars with enough pictures alike; what many dealerships show is the manufacturer's and says nothing. */
export function pairsOfAlike(rows: readonly AlikeRow[]): Found[] {
  const byPicture = Map.groupBy(rows, ({ listingId, image }) => `${listingId}/${image}`);
  const copied = [...byPicture.values()].filter((alike) => dealershipsShowing(alike) < stockPhotographFrom).flat();
  const byPair = Map.groupBy(copied, ({ listingId, otherListingId }) =>
    [listingId, otherListingId].sort((one, other) => one - other).join('/'),
  );
  return [...byPair.values()].flatMap((alike) => {
    const pictures = pairUp(alike.map(inOrder));
    const [first] = alike;
    if (!first || pictures.length < leastAlikePictures) return [];
    const { listingId, otherListingId } = inOrder(first);
    const facts = pictures.map(({ image, otherImage }) => `${image.slice(0, 16)}=${otherImage.slice(0, 16)}`).sort();
    return [{ kind: 'picture' as const, listingId, otherListingId, facts: facts.join(' '), detail: { pictures } }];
  });
}

/** With the inspected car's own. */
function dealershipsShowing(alike: readonly AlikeRow[]): number {
  return new Set(alike.map(({ otherDealershipId }) => otherDealershipId)).size + 1;
}

function inOrder({ listingId, otherListingId, image, otherImage, differentBits }: AlikeRow) {
  return listingId < otherListingId
    ? { listingId, otherListingId, image, otherImage, differentBits }
    : { listingId: otherListingId, otherListingId: listingId, image: otherImage, otherImage: image, differentBits };
}

/** Each picture once, the most alike first: a picture that a car shows twice is no second copy. */
function pairUp(alike: readonly AlikePictures[]): AlikePictures[] {
  const pairs: AlikePictures[] = [];
  const closestFirst = alike.toSorted(
    (one, other) =>
      one.differentBits - other.differentBits ||
      `${one.image}${one.otherImage}`.localeCompare(`${other.image}${other.otherImage}`),
  );
  for (const { image, otherImage, differentBits } of closestFirst) {
    if (pairs.some((pair) => pair.image === image || pair.otherImage === otherImage)) continue;
    pairs.push({ image, otherImage, differentBits });
  }
  return pairs;
}
