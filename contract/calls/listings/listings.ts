import { z } from 'zod';
import { idOrSlug, language } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';
import { specialDay } from '../dealerships/special-day.ts';
import { publicFieldShape } from './listing-field-schemas.ts';
import { priceRatingBadge } from './price-rating-badge.ts';
import { reducedFromEur } from './reduced-from.ts';

const named = z.object({ id: z.number().int(), slug: z.string(), name: z.string() });
const whole = z.number().int();

export const listingImage = z
  .object({
    contentHash: z.string().describe('Content address, part of the picture’s path in the store.'),
    widthPx: whole,
    heightPx: whole,
  })
  .meta({ id: 'ListingImage' });

export const listingPicture = listingImage
  .extend({ altText: z.string().nullable().describe('What it shows, in the dealer’s words.') })
  .meta({ id: 'ListingPicture' });

export const dealershipCard = z
  .object({
    ...named.shape,
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    languages: z.array(z.string()),
    services: z.array(z.string()),
    accentColour: z.string().nullable(),
    logo: z.string().nullable().describe('Content address of the logo.'),
    openingHours: z.array(z.object({ weekday: whole.describe('1 is Monday.'), opens: z.string(), closes: z.string() })),
    specialDays: z.array(specialDay).describe('Days to come that are unlike the same day of other weeks.'),
  })
  .meta({ id: 'DealershipCard' });
export type DealershipCard = z.output<typeof dealershipCard>;

const offer = {
  state: z.enum(['active', 'reserved', 'sold']),
  make: named,
  model: named,
  version: named.nullable(),
  publishedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable().describe('When it was sold.'),
  daysOnline: whole.describe('Days of the calendar in Vienna since publication, up to the sale.'),
};

const price = {
  reducedFromEur,
  priceChangedAt: z.iso.datetime().nullable(),
  priceRating: priceRatingBadge.nullable().describe('Null before it was first rated.'),
  priceHistory: z
    .array(z.object({ validFrom: z.iso.datetime(), priceEur: whole, novaIncluded: z.boolean(), reducedFromEur }))
    .describe('Oldest first; a price that begins or ceases to hold NoVA is one of its own, and never a reduction.'),
};

export const listingDetail = z
  .object({
    id: whole,
    slug: z.string().describe('The listing’s address now; an older one leads here as well.'),
    ...offer,
    ...publicFieldShape,
    ...price,
    powerPs: whole,
    batteryHealth: z.object({ percent: whole, issuer: z.string(), date: z.iso.date() }).nullable(),
    images: z.array(listingPicture),
    place: z.object({
      postcode: z.string(),
      city: z.string(),
      district: named.extend({ plateCode: z.string().nullable() }),
      region: named,
      latitude: z.number(),
      longitude: z.number(),
    }),
    dealership: dealershipCard,
  })
  .meta({ id: 'ListingDetail' });
export type ListingDetail = z.output<typeof listingDetail>;

export const listingCalls = {
  listing: defineCall({
    method: 'GET',
    path: '/listing/:id',
    summary: 'Everything a buyer sees of a car; sold cars for another 30 days',
    params: z.object({ id: idOrSlug }),
    query: z.object({ language }),
    response: listingDetail,
  }),
};
