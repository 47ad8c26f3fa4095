import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { optionLabels } from '@kardan/contract/labels/reference';
import { factSeparator, formatPrice } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { CarTexts } from '../car-texts.ts';

type Taxed = Pick<ListingDetail, 'taxation' | 'inputTax' | 'netPriceEur'>;

/**
 * Which tax the price contains, and what of it concerns a business: in the margin scheme no VAT may be shown (§ 24 UStG), and
 * that VAT is shown does not mean that it can be deducted. What the listing does not tell is not said.
 */
export function taxWords(
  { taxation, inputTax, netPriceEur }: Taxed,
  t: CarTexts,
  locale: Locale,
): { included: string; business: string | undefined } {
  if (taxation === 'margin-scheme') return { included: t('price.marginScheme'), business: undefined };
  const words = [
    ...(taxation === 'standard' ? [optionLabels[locale].taxation.standard] : []),
    ...(netPriceEur === null ? [] : [t('price.net', { price: formatPrice(netPriceEur, locale) })]),
    ...(inputTax === null ? [] : [optionLabels[locale].inputTax[inputTax]]),
  ];
  return { included: t('price.vatIncluded'), business: words.join(factSeparator) || undefined };
}
