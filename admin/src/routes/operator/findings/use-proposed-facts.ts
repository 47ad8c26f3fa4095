import type { Finding, PortalCar } from '@kardan/contract/calls/operator/findings';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** What a statement of reasons can begin with: what was found, in words to the dealer. The other dealer is not named. */
export function useProposedFacts() {
  const t = useTexts('portalFindings');
  const locale = useLocale();
  return ({ kind, price, words }: Finding, { title, vin, priceEur }: PortalCar): string =>
    t(`facts.${kind}`, {
      title,
      vin: vin ?? '',
      price: formatPrice(priceEur, locale),
      estimate: price ? formatPrice(price.estimateEur, locale) : '',
      words: words[0] ?? '',
    });
}
