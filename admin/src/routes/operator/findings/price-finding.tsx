import type { Finding } from '@kardan/contract/calls/operator/findings';
import { priceFindingLimits } from '@kardan/contract/values/findings';
import { formatNumber, formatPrice, formatShare } from '@kardan/ui/formats/format.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** The ends of the ruler, in percent of the estimate: doubling takes the same way everywhere on it. */
const ends = { low: 20, high: 500 };

/** A price on the ruler of what is expected, with the limits as ticks. */
export function PriceFinding({ price }: { price: NonNullable<Finding['price']> }) {
  const t = useTexts('portalFindings');
  const locale = useLocale();
  const { lowPercent, highPercent } = priceFindingLimits;
  return (
    <div>
      <p className="wide-sm text-lg font-semi text-alert">
        {t('priceLine', { percent: formatShare(price.percent / 100, locale) })}
      </p>
      <div aria-hidden="true" className="ruler relative mt-2 h-5.5">
        {[lowPercent, highPercent].map((limit) => (
          <span key={limit} className="absolute inset-y-0 w-px bg-text" style={{ left: `${placeOf(limit)}%` }} />
        ))}
        <span className="absolute inset-y-0 -ml-0.5 w-1 bg-alert" style={{ left: `${placeOf(price.percent)}%` }} />
      </div>
      <p className="mt-1.5 text-xs text-text-2">
        {t('priceBasis', {
          estimate: formatPrice(price.estimateEur, locale),
          comparables: formatNumber(price.comparables, locale),
          low: formatShare(lowPercent / 100, locale),
          high: formatShare(highPercent / 100, locale),
        })}
      </p>
    </div>
  );
}

function placeOf(percent: number): number {
  const share = Math.log(percent / ends.low) / Math.log(ends.high / ends.low);
  return Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 10;
}
