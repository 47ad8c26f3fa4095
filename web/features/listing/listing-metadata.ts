import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { optionLabels } from '@kardan/contract/labels/reference';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { formatMileage, formatMonth, formatPower, formatPrice } from '@kardan/ui/formats/format.ts';
import type { Metadata } from 'next';
import { site } from '#lib/config/site.ts';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import type { Query } from '#lib/routes/query.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { FoundListing } from './load-listing.ts';

interface Options {
  query: Query;
  /** Only a car's own address is for search engines; its other addresses lead there and are not kept. */
  indexable: boolean;
}

/** Head of every page of a car: title, what a shared link shows, and whether search engines keep it. */
export async function listingMetadata(found: FoundListing, { query, indexable }: Options): Promise<Metadata> {
  if (found.kind !== 'listing') return { ...(await missingMetadata(found.kind)), ...(await soldTitle(found)) };
  const { listing } = found;
  const [{ SITE_ORIGIN }, common] = await Promise.all([site(), pageMetadata(query)]);
  const [image] = listing.images;
  const description = await summary(listing);
  return {
    title: listing.title,
    description,
    ...common,
    openGraph: {
      title: listing.title,
      description,
      ...(image && { images: [{ url: SITE_ORIGIN + imagePath(image.contentHash, 1200) }] }),
    },
    // Who searches elsewhere wants a car that can be bought; a sold one is in no sitemap either.
    ...((!indexable || listing.state === 'sold') && { robots: { index: false, follow: true } }),
  };
}

/** What has become of a car that is gone, as its page says it. */
async function soldTitle(found: FoundListing): Promise<Metadata> {
  return found.kind === 'gone' && found.former?.sold ? { title: (await texts('car'))('gone.sold') } : {};
}

/** "€ 24.990, EZ 04/2021, 85.400 km, 110 kW (150 PS), Diesel. Bei Autohaus Lechner in Graz." */
async function summary(car: ListingDetail): Promise<string> {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const price = formatPrice(car.priceEur, locale);
  const facts = [
    car.novaIncluded ? price : `${price} ${t('price.novaExtra')}`,
    car.firstRegistration
      ? t('fact.registered', { month: formatMonth(car.firstRegistration) })
      : t('fact.unregistered'),
    formatMileage(car.mileageKm, locale),
    formatPower(car.powerKw, car.powerPs, locale),
    optionLabels[locale].fuel[car.fuel],
  ];
  return t('summary', { facts: facts.join(', '), dealer: car.dealership.name, city: car.place.city });
}
