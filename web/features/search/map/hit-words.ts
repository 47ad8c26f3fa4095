import type { MapEntry } from '@kardan/contract/calls/search/search-map';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import type { FilterWords } from '#domain/search/words/filter-words.ts';

type Car = Extract<MapEntry, { kind: 'car' }>['car'];

export function priceOf({ priceEur, novaIncluded }: Car, { t, locale }: FilterWords): string {
  const price = formatPrice(priceEur, locale);
  return novaIncluded === false ? t('map.plusNova', { price }) : price;
}

export function nameOf({ state, title }: Car, { t }: FilterWords): string {
  return state === 'reserved' ? t('map.reserved', { title }) : title;
}

/** From which price on there are cars at a spot; of prices without NoVA none is the lowest. */
export function priceFrom({ priceFromEur }: { priceFromEur: number | null }, { t, locale }: FilterWords): string {
  return priceFromEur === null ? t('map.pricesPlusNova') : t('map.from', { price: formatPrice(priceFromEur, locale) });
}
