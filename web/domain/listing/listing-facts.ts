import type { ListingCard } from '@kardan/contract/calls/search/search';
import { optionLabels } from '@kardan/contract/labels/reference';
import { showsConsumption } from '@kardan/contract/listing-field-rules';
import { formatMileage, formatMonth, formatNumber, formatPower, formatTenths } from '@kardan/ui/formats/format.ts';
import type { MaskIconName } from '@kardan/ui/icons/icon-names.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { ListingTexts } from './listing-texts.ts';

export type ListingFact = readonly [icon: MaskIconName, value: string];

/** The six facts of a result, always in the same order, so that the eye finds them. */
export function listingFacts(listing: ListingCard, t: ListingTexts, locale: Locale): ListingFact[] {
  const labels = optionLabels[locale];
  const registered =
    listing.firstRegistration && t('fact.registered', { month: formatMonth(listing.firstRegistration) });
  const consumption = consumptionOf(listing, locale);
  return [
    ['calendar', registered ?? t('fact.unregistered')],
    ['gauge', formatMileage(listing.mileageKm, locale)],
    ['zap', formatPower(listing.powerKw, listing.powerPs, locale)],
    [listing.fuel === 'electric' ? 'plug-zap' : 'fuel', labels.fuel[listing.fuel]],
    ['cog', labels.gearbox[listing.gearbox]],
    ...(consumption ? [['leaf', consumption] as const] : []),
  ];
}

/** Consumption and CO₂, which stand beside every offer of a car that is sold as new (Pkw-VIG); undefined beside others. */
export function officialFigures(listing: ListingCard, locale: Locale): string | undefined {
  return showsConsumption(listing) ? figuresOf(listing, locale).join(', ') || undefined : undefined;
}

/** In the list: an electric car's range before what it needs; the CO₂ of one that is not sold as new goes without saying. */
function consumptionOf(listing: ListingCard, locale: Locale): string {
  const { fuel, rangeKm } = listing;
  const range = fuel === 'electric' && rangeKm !== null ? [`${formatNumber(rangeKm, locale)}\u00A0km`] : [];
  const usual = range.length > 0 ? { ...listing, co2GPerKm: null } : { ...listing, consumptionKwh: null };
  return [...range, ...figuresOf(showsConsumption(listing) ? listing : usual, locale)].join(', ');
}

function figuresOf({ consumptionL, consumptionKwh, co2GPerKm }: ListingCard, locale: Locale): string[] {
  return [
    ...(consumptionL === null ? [] : [`${formatTenths(consumptionL, locale)}\u00A0l/100\u00A0km`]),
    ...(consumptionKwh === null ? [] : [`${formatTenths(consumptionKwh, locale)}\u00A0kWh/100\u00A0km`]),
    ...(co2GPerKm === null ? [] : [`${formatNumber(co2GPerKm, locale)}\u00A0g\u00A0CO₂/km`]),
  ];
}
