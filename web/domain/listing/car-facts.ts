import type { ListingCard } from '@kardan/contract/calls/search/search';
import { optionLabels } from '@kardan/contract/labels/reference';
import type { Spec } from '@kardan/ui/content/spec-list.tsx';
import { formatMileage, formatMonth, formatNumber, formatPower, formatTenths } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { ListingTexts } from './listing-texts.ts';

/** The six facts of a result, always in the same order, so that the eye finds them. */
export function carFacts(car: ListingCard, t: ListingTexts, locale: Locale): Spec[] {
  const labels = optionLabels[locale];
  return [
    {
      label: t('fact.firstRegistration'),
      value: car.firstRegistration
        ? t('fact.registered', { month: formatMonth(car.firstRegistration) })
        : t('fact.unregistered'),
      icon: 'calendar',
    },
    { label: t('fact.mileage'), value: formatMileage(car.mileageKm, locale), icon: 'gauge' },
    { label: t('fact.power'), value: formatPower(car.powerKw, car.powerPs, locale), icon: 'zap' },
    { label: t('fact.fuel'), value: labels.fuel[car.fuel], icon: car.fuel === 'electric' ? 'plug-zap' : 'fuel' },
    { label: t('fact.gearbox'), value: labels.gearbox[car.gearbox], icon: 'cog' },
    ...consumption(car, t, locale),
  ];
}

function consumption(car: ListingCard, t: ListingTexts, locale: Locale): Spec[] {
  if (car.rangeKm !== null && car.fuel === 'electric') {
    const kwh = car.consumptionKwh === null ? '' : `, ${formatTenths(car.consumptionKwh, locale)}\u00A0kWh/100\u00A0km`;
    return [{ label: t('fact.range'), value: `${formatNumber(car.rangeKm, locale)}\u00A0km${kwh}`, icon: 'leaf' }];
  }
  const litres = car.consumptionL === null ? [] : [`${formatTenths(car.consumptionL, locale)}\u00A0l/100\u00A0km`];
  const co2 = car.co2GPerKm === null ? [] : [`${formatNumber(car.co2GPerKm, locale)}\u00A0g\u00A0CO₂/km`];
  const parts = [...litres, ...co2];
  return parts.length > 0 ? [{ label: t('fact.consumption'), value: parts.join(', '), icon: 'leaf' }] : [];
}
