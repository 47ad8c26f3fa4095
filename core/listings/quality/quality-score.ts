import { type CarFacts, scoredFieldsOf } from '@kardan/contract/listing-field-rules';
import { type ListingFieldKey, listingField } from '@kardan/contract/listing-fields';
import { qualityParts } from '@kardan/contract/quality-score';

/** What the score looks at: the listing's fields by name, and how many pictures it has. */
export type ScoredListing = CarFacts & { [K in ListingFieldKey]?: unknown } & {
  description: string;
  equipment: readonly string[];
};

/** How much a listing tells its buyers, from 0 to 100; contract/quality-score.ts has the weights. */
export function qualityScore(listing: ScoredListing, pictures: number): number {
  const { pictures: shown, details, equipment, description } = qualityParts;
  const points =
    shown.points * shareOf(pictures, shown.fullAt) +
    details.points * shareOfDetails(listing) +
    equipment.points * shareOf(listing.equipment.length, equipment.fullAt) +
    description.points * shareOf(listing.description.length, description.fullAtCharacters);
  return Math.round(points);
}

function shareOf(amount: number, fullAt: number): number {
  return Math.min(1, amount / fullAt);
}

function shareOfDetails(listing: ScoredListing): number {
  const scored = scoredFieldsOf(listing);
  const told = scored.filter((key) => listing[key] !== null && listing[key] !== undefined);
  return pointsOf(told) / pointsOf(scored);
}

function pointsOf(keys: readonly ListingFieldKey[]): number {
  return keys.reduce((sum, key) => sum + (listingField(key).points ?? 0), 0);
}
