import { cardFields } from '@kardan/contract/calls/listings/listing-field-schemas';
import type { ListingCard } from '@kardan/contract/calls/search/search';
import { powerPs } from '../../vehicles/power.ts';
import { presentFields } from '../reading/present-fields.ts';
import { highlightsOf } from './highlights.ts';
import type { ListingRow } from './listing-row-store.ts';
import { versionNameOf } from './version-name.ts';

const imagesOnCard = 6;

/** What a list shows of the car. */
export function listingCard(row: ListingRow): ListingCard {
  const images = wordsOf(row.imageHashes);
  return {
    ...presentFields(cardFields, row),
    id: row.id,
    slug: row.slug,
    state: row.state === 'reserved' ? 'reserved' : 'active',
    make: { slug: row.makeSlug, name: row.makeName },
    model: { slug: row.modelSlug, name: row.modelName },
    versionName: versionNameOf(row.title, row.modelName, row.versionName),
    reducedFromEur: row.reducedFromEur,
    priceChangedAt: row.priceChangedAt?.toISOString() ?? null,
    priceRating: row.ratingLabel === null ? null : { label: row.ratingLabel, estimateEur: row.estimateEur },
    powerPs: powerPs(row.powerKw),
    highlights: highlightsOf(wordsOf(row.equipment)),
    images: images.slice(0, imagesOnCard),
    imageCount: images.length,
    place: {
      postcode: row.postcode,
      city: row.cityName,
      district: { slug: row.districtSlug, name: row.districtName, plateCode: row.plateCode },
      region: { slug: row.regionSlug, name: row.regionName },
      latitude: row.latitude,
      longitude: row.longitude,
    },
    dealership: { id: row.dealershipId, slug: row.dealershipSlug, name: row.dealershipName },
    publishedAt: (row.publishedAt ?? new Date(0)).toISOString(),
  };
}

/** What a row holds as words in one text. */
export function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
