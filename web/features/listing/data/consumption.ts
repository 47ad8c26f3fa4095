import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { optionLabels } from '@kardan/contract/labels/reference';
import type { Spec } from '@kardan/ui/content/spec-list.tsx';
import { formatNumber, formatTenths } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { CarTexts } from '../car-texts.ts';

const space = '\u00A0';

type Energy = Pick<
  ListingDetail,
  'consumptionL' | 'consumptionKwh' | 'co2GPerKm' | 'consumptionNorm' | 'rangeKm' | 'fuel'
>;

/** Consumption, CO₂ and range as far as they are told, each with the way it was measured. */
export function consumptionFacts(car: Energy, t: CarTexts, locale: Locale): Spec[] {
  const norm = car.consumptionNorm ? ` (${optionLabels[locale].consumptionNorm[car.consumptionNorm]})` : '';
  const consumption = [
    ...(car.consumptionL === null ? [] : [`${formatTenths(car.consumptionL, locale)}${space}l/100${space}km`]),
    ...(car.consumptionKwh === null ? [] : [`${formatTenths(car.consumptionKwh, locale)}${space}kWh/100${space}km`]),
  ];
  const facts: (Spec | false)[] = [
    consumption.length > 0 && {
      label: t('fact.consumption') + norm,
      value: consumption.join(' + '),
      icon: 'leaf',
    },
    car.co2GPerKm !== null && {
      label: t('fact.co2') + norm,
      value: `${formatNumber(car.co2GPerKm, locale)}${space}g/km`,
      icon: 'cloud',
    },
    car.rangeKm !== null && {
      label: t('fact.range') + norm,
      value: `${formatNumber(car.rangeKm, locale)}${space}km`,
      icon: 'battery-charging',
    },
  ];
  return facts.filter((fact) => fact !== false);
}
