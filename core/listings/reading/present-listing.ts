import type { DealershipCard, ListingDetail } from '@kardan/contract/calls/listings/listings';
import { publicFieldKeys } from '@kardan/contract/listing-fields';
import type { FormerListing } from '@kardan/contract/problem';
import type { Language } from '@kardan/contract/values/identifiers';
import { powerPs } from '../../vehicles/power.ts';
import type { ListingForVisitor } from './listing-store.ts';
import { presentFields } from './present-fields.ts';
import { daysOnline } from './visibility-rules.ts';

/** A stored listing as a visitor sees it: a list of what goes out, so that nothing slips through. */
export function presentListing(row: ListingForVisitor, language: Language, now: Date): ListingDetail {
  const publishedAt = row.publishedAt ?? row.createdAt;
  return {
    ...presentFields(publicFieldKeys, row),
    id: row.id,
    slug: row.slug,
    state: row.state as ListingDetail['state'],
    make: { id: row.makeId, slug: row.makeSlug, name: row.makeName },
    model: { id: row.modelId, slug: row.modelSlug, name: row.modelName },
    version: versionOf(row),
    publishedAt: publishedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    daysOnline: daysOnline(publishedAt, row.endedAt, now),
    reducedFromEur: row.reducedFromEur,
    priceChangedAt: row.priceChangedAt?.toISOString() ?? null,
    priceRating: row.ratingLabel === null ? null : { label: row.ratingLabel, estimateEur: row.estimateEur },
    priceHistory: row.prices.map((price) => ({ ...price, validFrom: moment(price.validFrom) })),
    powerPs: powerPs(row.powerKw),
    batteryHealth: batteryHealthOf(row),
    images: row.images,
    place: placeOf(row, language),
    dealership: dealershipOf(row),
  };
}

/** What is left to tell of a listing that is gone. */
export function presentFormerListing(row: ListingForVisitor): FormerListing {
  return {
    id: row.id,
    title: row.blockedReason === null ? row.title : null,
    category: row.category,
    make: { slug: row.makeSlug, name: row.makeName },
    model: { slug: row.modelSlug, name: row.modelName },
    sold: row.state === 'sold',
  };
}

function versionOf({ versionId, versionSlug, versionName }: ListingForVisitor): ListingDetail['version'] {
  if (versionId === null || versionSlug === null || versionName === null) return null;
  return { id: versionId, slug: versionSlug, name: versionName };
}

function batteryHealthOf(row: ListingForVisitor): ListingDetail['batteryHealth'] {
  const { batteryHealth: percent, batteryHealthIssuer: issuer, batteryHealthDate: date } = row;
  return percent === null || issuer === null || date === null ? null : { percent, issuer, date };
}

function placeOf(row: ListingForVisitor, language: Language): ListingDetail['place'] {
  const { postcode, cityName, latitude, longitude, plateCode } = row;
  return {
    postcode,
    city: cityName,
    district: { id: row.districtId, slug: row.districtSlug, name: row.districtName, plateCode },
    region: { id: row.regionId, slug: row.regionSlug, name: language === 'en' ? row.regionNameEn : row.regionName },
    latitude,
    longitude,
  };
}

function dealershipOf(row: ListingForVisitor): DealershipCard {
  const { street, phone, website, languages, services, accentColour, logo } = row;
  return {
    id: row.dealershipId,
    slug: row.dealershipSlug,
    name: row.dealershipName,
    street,
    postcode: row.dealershipPostcode,
    city: row.dealershipCityName,
    latitude: row.dealershipLatitude,
    longitude: row.dealershipLongitude,
    phone,
    website,
    languages,
    services,
    accentColour,
    logo,
    openingHours: row.openingHours.map(withoutSeconds),
    specialDays: row.specialDays.map((day) => ({ ...day, hours: day.hours.map(withoutSeconds) })),
  };
}

/** PostgreSQL tells times with their seconds. */
function withoutSeconds<Hours extends { opens: string; closes: string }>(hours: Hours): Hours {
  return { ...hours, opens: hours.opens.slice(0, 5), closes: hours.closes.slice(0, 5) };
}

/** Inside JSON, PostgreSQL writes moments as text with an offset. */
function moment(value: Date | string): string {
  return new Date(value).toISOString();
}
