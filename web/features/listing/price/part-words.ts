import { equipmentLabels } from '@kardan/contract/equipment-labels';
import type { ListingDetail } from '@kardan/contract/listings';
import type { PricePart } from '@kardan/contract/price-rating';
import { optionLabels } from '@kardan/contract/reference-labels';
import { formatNumber, formatPriceChange } from '#lib/format.ts';
import type { Locale } from '#lib/locales.ts';
import type { CarTexts } from '../car-texts.ts';

/** What of the car a part of its price comes from, in a few words. */
export function partDetail(part: PricePart, car: ListingDetail, t: CarTexts, locale: Locale): string | undefined {
  const labels = optionLabels[locale];
  const against = (value: number, more: 'older' | 'more', less: 'younger' | 'less', unit: string) =>
    t(`part.${value < 0 ? less : more}`, { amount: `${formatNumber(Math.abs(value), locale)}\u00A0${unit}` });
  switch (part.kind) {
    case 'age':
      return part.months === undefined ? undefined : against(part.months, 'older', 'younger', t('part.monthsUnit'));
    case 'mileage':
      return part.km === undefined ? undefined : against(part.km, 'more', 'less', 'km');
    case 'power':
      return part.kw === undefined ? undefined : against(part.kw, 'more', 'less', 'kW');
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

function equipmentWords(items: NonNullable<PricePart['items']>, t: CarTexts, locale: Locale): string | undefined {
  const words = items.map(({ key, has, eur }) => {
    const label = equipmentLabels[locale][key];
    return `${has ? label : t('part.without', { item: label })} ${formatPriceChange(eur, locale)}`;
  });
  return words.length > 0 ? words.join(', ') : undefined;
}
