import type { ListingCard } from '@kardan/contract/calls/search/search';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { optionLabels } from '@kardan/contract/labels/reference';
import { differsFromMarket, ratingLevels } from '@kardan/contract/values/price-ratings';
import { formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import type { RatingLevel } from '@kardan/ui/price/price-rating.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { newCarFromCard } from '#domain/saved-cars/new-car.ts';
import type { NewCar } from '#domain/saved-cars/stored-cars.ts';
import { href } from '#lib/routes/href.ts';
import { daysAgo, daysOnline } from './days-online.ts';
import { type ListingFact, listingFacts } from './listing-facts.ts';
import type { ListingTexts } from './listing-texts.ts';

/** A car as a search or a page's data shows it; only a search around a place knows how far it is. */
export type ShownListing = ListingCard & { distanceKm?: number | null };

export interface ListingProps {
  listing: ShownListing;
  t: ListingTexts;
  locale: Locale;
  priority?: boolean;
  /** Where it leads; to the car's own page unless told. */
  listingHref?: string;
}

/**
 * What a card shows of a car, in words. It is all that the browser is sent beside the card's HTML: cards are laid out by
 * client components, so that React's description of a page holds these words and not every element of twenty cards.
 */
export interface ListingView {
  href: string;
  /** What the browser keeps of it once it is parked or compared. */
  car: NewCar;
  version: string;
  /** That somebody has it reserved: one may still ask. */
  reserved?: string;
  images: readonly string[];
  imageCount: number;
  price: string;
  /** That the registration tax comes on top of the price. */
  plusNova?: string;
  /** Since when it is reduced, and the lowest price of the thirty days before that. */
  drop?: { since: string; lowest: string };
  /** How long it is offered, where its price has not fallen. */
  online?: string;
  rating?: RatingView;
  facts: readonly ListingFact[];
  tags: readonly string[];
  plate?: { code: string; label: string };
  city: string;
  distance?: string;
  dealership: string;
  priority: boolean;
  words: CardWords;
}

export interface RatingView {
  level: RatingLevel;
  word: string;
  /** Left out within the usual noise. */
  difference?: string;
}

interface CardWords {
  pictures: string;
  park: string;
  parked: string;
  compare: string;
}

export function listingView({ listing, t, locale, priority = false, listingHref }: ListingProps): ListingView {
  const { city, district } = listing.place;
  const { plateCode } = district;
  return {
    href: listingHref ?? href(locale, 'singleOffer', { slug: listing.slug }),
    car: newCarFromCard(listing),
    version: listing.versionName ?? listing.title,
    ...(listing.state === 'reserved' && { reserved: t('card.reserved') }),
    images: listing.images.slice(0, 4),
    imageCount: listing.imageCount,
    price: formatPrice(listing.priceEur, locale),
    ...(listing.novaIncluded === false && { plusNova: t('card.plusNova') }),
    ...priceNote(listing, t, locale),
    rating: ratingView(listing, t, locale),
    facts: listingFacts(listing, t, locale),
    tags: listing.highlights.map((key) => equipmentLabels[locale][key]),
    plate: plateCode ? { code: plateCode, label: t('card.plate', { code: plateCode }) } : undefined,
    city,
    distance: distance(listing.distanceKm, t, locale),
    dealership: listing.dealership.name,
    priority,
    words: cardWords(t),
  };
}

function priceNote(listing: ListingCard, t: ListingTexts, locale: Locale): Pick<ListingView, 'drop' | 'online'> {
  const { reducedFromEur, priceChangedAt, publishedAt } = listing;
  if (reducedFromEur === null || !priceChangedAt) return { online: daysOnline(t, publishedAt) };
  return {
    drop: {
      since: t('card.reduced', { since: daysAgo(t, priceChangedAt) }),
      lowest: t('card.lowestPrice', { price: formatPrice(reducedFromEur, locale) }),
    },
  };
}

/** How the price compares, and by how much; nothing where too few cars tell. */
export function ratingView(
  { priceEur, priceRating }: Pick<ListingCard, 'priceEur' | 'priceRating'>,
  t: ListingTexts,
  locale: Locale,
): RatingView | undefined {
  if (priceRating?.estimateEur == null) return undefined;
  const { label, estimateEur } = priceRating;
  const difference = priceEur - estimateEur;
  const direction = difference < 0 ? 'below' : 'above';
  return {
    level: ratingLevels[label],
    word: optionLabels[locale].priceRating[label],
    ...(differsFromMarket(label) && {
      difference: t(`card.rating.${direction}`, { difference: formatPrice(Math.abs(difference), locale) }),
    }),
  };
}

function distance(km: number | null | undefined, t: ListingTexts, locale: Locale): string | undefined {
  if (typeof km !== 'number') return undefined;
  return km < 1 ? t('card.near') : t('card.distance', { distance: formatNumber(Math.round(km), locale) });
}

const wordsOf = new WeakMap<ListingTexts, CardWords>();

/** One object for all cards of a page: React sends it once. */
function cardWords(t: ListingTexts): CardWords {
  const words = wordsOf.get(t) ?? {
    pictures: t('card.pictures'),
    park: t('card.park'),
    parked: t('card.parked'),
    compare: t('card.compare'),
  };
  wordsOf.set(t, words);
  return words;
}
