import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { formatDay, formatPrice } from '@kardan/ui/formats/format.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { Panel, PanelFigure } from '../panel.tsx';
import { chartHeight, chartWidth, priceSteps } from './history-chart.ts';
import { priceStep } from './price-step.ts';

/** What the car has cost since it went online: drawn, and as a list that says the same. */
export async function PriceHistory({ listing }: { listing: ListingDetail }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const { priceHistory, publishedAt, endedAt, daysOnline } = listing;
  const [first = { ...listing, validFrom: publishedAt, reducedFromEur: null }, ...later] = priceHistory;
  const history = [first, ...later];
  const until = endedAt ?? new Date().toISOString();
  const { line, area, points } = priceSteps(history, until);
  const changes = history.length - 1;
  const isMixed = history.some(({ novaIncluded }) => novaIncluded !== first.novaIncluded);
  const inWords = ({ priceEur, novaIncluded }: typeof first) => {
    const price = formatPrice(priceEur, locale);
    return isMixed ? `${price} (${t(novaIncluded ? 'price.novaIncluded' : 'price.novaExtra')})` : price;
  };
  const days = daysOnline === 0 ? t('online.today') : t('online.days', { count: daysOnline });
  return (
    <Panel
      id="preisverlauf"
      title={t('history.title')}
      aside={
        <PanelFigure
          value={changes === 0 ? t('history.unchanged') : t('history.changes', { count: changes })}
          note={days}
        />
      }
    >
      <svg
        viewBox={`0 0 ${chartWidth} ${chartHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('history.drawing', {
          from: inWords(first),
          to: inWords(later.at(-1) ?? first),
          count: changes,
        })}
        className="block h-28 w-full overflow-visible border-b border-line-strong"
      >
        <path d={area} className="fill-chart-fill" />
        <path
          d={line}
          className="fill-none stroke-chart-1 [vector-effect:non-scaling-stroke]"
          strokeWidth={2}
          strokeLinejoin="round"
        />
        {points.map(({ x, y }) => (
          // A point of a line without length: round however the drawing is stretched.
          <path
            key={x}
            d={`M${x} ${y}h0`}
            className="stroke-chart-1 [vector-effect:non-scaling-stroke]"
            strokeWidth={7}
            strokeLinecap="round"
          />
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-2xs text-text-3">
        <span>{formatDay(first.validFrom, locale)}</span>
        <span>{endedAt ? formatDay(endedAt, locale) : t('time.today')}</span>
      </p>
      <ol className="mt-3 text-sm">
        {history.map(({ validFrom, priceEur, reducedFromEur }, index) => {
          const step = priceStep(history, index);
          return (
            <li key={validFrom} className="flex gap-3 border-t border-line py-2 first:border-0">
              <time dateTime={validFrom} className="w-22 shrink-0 text-text-3">
                {formatDay(validFrom, locale)}
              </time>
              <span className="text-text-2">
                {t(`history.${step}`)}
                {reducedFromEur !== null && `, ${t('price.lowest', { price: formatPrice(reducedFromEur, locale) })}`}
              </span>
              <b className="ml-auto text-right font-medium whitespace-nowrap">{formatPrice(priceEur, locale)}</b>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
