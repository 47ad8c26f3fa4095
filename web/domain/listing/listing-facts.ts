import type { ListingCard } from '@kardan/contract/calls/search/search';
import { optionLabels } from '@kardan/contract/labels/reference';
import type { Spec } from '@kardan/ui/content/spec-list.tsx';
import { formatMileage, formatMonth, formatNumber, formatPower, formatTenths } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { ListingTexts } from './listing-texts.ts';

/** The six facts of a result, always in the same order, so that the eye finds them. */
export function listingFacts(listing: ListingCard, t: ListingTexts, locale: Locale): Spec[] {
  const labels = optionLabels[locale];
  return [
    {
      label: t('fact.firstRegistration'),
      value: listing.firstRegistration
        ? t('fact.registered', { month: formatMonth(listing.firstRegistration) })
        : t('fact.unregistered'),
      icon: 'calendar',
    },
    { label: t('fact.mileage'), value: formatMileage(listing.mileageKm, locale), icon: 'gauge' },
    { label: t('fact.power'), value: formatPower(listing.powerKw, listing.powerPs, locale), icon: 'zap' },
    {
      label: t('fact.fuel'),
      value: labels.fuel[listing.fuel],
      icon: listing.fuel === 'electric' ? 'plug-zap' : 'fuel',
    },
    { label: t('fact.gearbox'), value: labels.gearbox[listing.gearbox], icon: 'cog' },
    ...consumption(listing, t, locale),
  ];
}

function consumption(listing: ListingCard, t: ListingTexts, locale: Locale): Spec[] {
  if (listing.rangeKm !== null && listing.fuel === 'electric') {
    const kwh =
      listing.consumptionKwh === null ? '' : `, ${formatTenths(listing.consumptionKwh, locale)}\u00A0kWh/100\u00A0km`;
    return [{ label: t('fact.range'), value: `${formatNumber(listing.rangeKm, locale)}\u00A0km${kwh}`, icon: 'leaf' }];
  }
  const litres =
    listing.consumptionL === null ? [] : [`${formatTenths(listing.consumptionL, locale)}\u00A0l/100\u00A0km`];
  const co2 = listing.co2GPerKm === null ? [] : [`${formatNumber(listing.co2GPerKm, locale)}\u00A0g\u00A0CO₂/km`];
  const parts = [...litres, ...co2];
  return parts.length > 0 ? [{ label: t('fact.consumption'), value: parts.join(', '), icon: 'leaf' }] : [];
}
