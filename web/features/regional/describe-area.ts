import type { RegionalOffers } from '@kardan/contract/calls/regions/regional-offers';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { Metadata } from 'next';
import type { RegionalTexts } from './regional-texts.ts';

export interface DescribedArea {
  place: string;
  make: string | undefined;
  offers: RegionalOffers | null;
}

/** What search engines are told of an area's cars: how many, and from which price where one holds NoVA. */
export function describeArea({ place, make, offers }: DescribedArea, t: RegionalTexts, locale: Locale): Metadata {
  const kind = make === undefined ? 'area' : 'make';
  const names = { place, ...(make !== undefined && { make }) };
  const plain = t(`description.${kind}Plain`, names);
  if (!offers?.total) {
    return {
      title: t(`title.${kind}`, names),
      description: plain,
      // Nobody who searches elsewhere wants to arrive at a place without cars; an outage says nothing about that.
      ...(offers && { robots: { index: false, follow: true } }),
    };
  }
  const { total, dealerships, price } = offers;
  const words = { ...names, cars: t('cars', { count: total }), dealers: t('fromDealers', { count: dealerships }) };
  return {
    title: t(`title.${kind}Counted`, words),
    description: price ? t(`description.${kind}`, { ...words, price: formatPrice(price.minEur, locale) }) : plain,
  };
}
