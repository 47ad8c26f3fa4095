import type { FinancingComparison } from '@kardan/contract/calls/listings/financing-comparison';
import { formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { axisOf, spreadLabels } from './axis.ts';
import { type Way, WayLine, wayLines, ways } from './way-line.tsx';

const paidKeys = { credit: 'creditEur', leasing: 'leasingEur', cash: 'cashEur' } as const;
/** Percent of the drawing's height that a label of two lines takes. */
const labelGap = 17;

/** What has been paid by each month, one line for each way; its sums stand in words and in the table as well. */
export async function PaidChart({ comparison: { paid, months, totals } }: { comparison: FinancingComparison }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('finance')]);
  const { max, marks } = axisOf(Math.max(...ways.map((way) => totals[way].paidEur)));
  const height = (eur: number) => (eur / max) * 100;
  const line = (way: Way) =>
    paid
      .map((point, index) => {
        const y = Math.round((100 - height(point[paidKeys[way]])) * 100) / 100;
        return `${index === 0 ? 'M' : 'L'}${Math.round((point.month / months) * 10_000) / 100} ${y}`;
      })
      .join('');
  const sums = Object.fromEntries(ways.map((way) => [way, formatPrice(totals[way].paidEur, locale)])) as Record<
    Way,
    string
  >;
  const labelHeights = spreadLabels(
    ways.map((way) => height(totals[way].paidEur)),
    labelGap,
  );
  const sentence = t('paid.drawing', { months, ...sums });
  return (
    <>
      <h2 className="text-lg">{t('paid.title')}</h2>
      <p role="status" className="sr-only">
        {sentence}
      </p>
      <div role="img" aria-label={sentence} className="mt-6 pl-12 md:pr-24">
        <div className="relative h-50 md:h-58">
          {marks.map((eur) => (
            <span
              key={eur}
              className="absolute right-0 -left-12 border-b border-line text-2xs leading-none text-text-3"
              style={{ bottom: `${height(eur)}%` }}
            >
              <span className="absolute bottom-1 left-0">{formatNumber(eur, locale)}</span>
            </span>
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible"
          >
            {ways.toReversed().map((way) => (
              <path
                key={way}
                d={line(way)}
                fill="none"
                stroke={wayLines[way].stroke}
                strokeWidth={3}
                strokeDasharray={wayLines[way].dashes}
                className="[vector-effect:non-scaling-stroke]"
              />
            ))}
          </svg>
          {ways.map((way, index) => (
            <span
              key={way}
              className="absolute left-[calc(100%+10px)] -mb-4 text-xs leading-tight font-medium whitespace-nowrap max-md:hidden"
              style={{ bottom: `${labelHeights[index]}%` }}
            >
              {sums[way]}
              <span className="block text-2xs font-regular text-text-3">{shortName(way)}</span>
            </span>
          ))}
        </div>
        <div className="flex justify-between border-t-2 border-text-2 pt-1 text-2xs text-text-3">
          <span>{t('paid.today')}</span>
          <span>{formatNumber(Math.round(months / 2), locale)}</span>
          <span>{t('paid.end', { count: months })}</span>
        </div>
      </div>
      <ul aria-hidden="true" className="mt-3 grid gap-1.5 text-xs text-text-2 md:flex md:gap-6">
        {ways.map((way) => (
          <li key={way} className="flex items-center gap-2.5">
            <WayLine way={way} />
            {shortName(way)}
            <b className="ml-auto font-semi text-text md:hidden">{sums[way]}</b>
          </li>
        ))}
      </ul>
    </>
  );

  function shortName(way: Way): string {
    return t(way === 'leasing' ? 'way.leasingShort' : `way.${way}`);
  }
}
