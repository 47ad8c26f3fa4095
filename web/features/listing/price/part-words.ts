import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { PricePart } from '@kardan/contract/calls/listings/price-rating';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { optionLabels } from '@kardan/contract/labels/reference';
import { formatNumber, formatPriceChange } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { CarTexts } from '../car-texts.ts';

/** What of the car a part of its price comes from, in a few words. */
export function partDetail(part: PricePart, car: ListingDetail, t: CarTexts, locale: Locale): string | undefined {
  const labels = optionLabels[locale];
  const against = (value: number, unit: string) =>
    t(`part.${value < 0 ? 'less' : 'more'}`, { amount: `${formatNumber(Math.abs(value), locale)}\u00A0${unit}` });
  switch (part.kind) {
    case 'age':
      return part.months === undefined ? undefined : ageWords(part.months, t);
    case 'mileage':
      return part.km === undefined ? undefined : against(part.km, 'km');
    case 'power':
      return part.kw === undefined ? undefined : against(part.kw, 'kW');
    case 'gearbox':
      return labels.gearbox[car.gearbox];
    case 'fuel':
      return labels.fuel[car.fuel];
    case 'body':
      return labels.body[car.body];
    case 'drive':
      return car.drive ? labels.drive[car.drive] : undefined;
    case 'equipment':
      return equipmentWords(part.items ?? [], t, locale);
    case 'condition':
    case 'rest':
      return t(`part.${part.kind}.detail`);
  }
}

function ageWords(months: number, t: CarTexts): string {
  if (months === 0) return t('part.sameAge');
  return t(`part.${months < 0 ? 'younger' : 'older'}`, { amount: t('fact.months', { count: Math.abs(months) }) });
}

/** What an ad does not mention the car may still have: nobody is told that it is missing. */
function equipmentWords(items: NonNullable<PricePart['items']>, t: CarTexts, locale: Locale): string | undefined {
  const amounts = (stated: boolean) =>
    items
      .filter(({ has }) => has === stated)
      .map(({ key, eur }) => `${equipmentLabels[locale][key]}\u00A0${formatPriceChange(eur, locale)}`)
      .join(', ');
  const missing = amounts(false);
  return [amounts(true), missing && t('part.notStated', { items: missing })].filter(Boolean).join('; ') || undefined;
}
