import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { formatDay, formatNumber } from '@kardan/ui/formats/format.ts';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { OutageLine } from '../outage-line.tsx';
import { FigureGrid } from './figure-grid.tsx';
import { RegionShares } from './region-shares.tsx';

/** What we count, as it stands: what is here now, and what happened in the last thirty days, where that tells something. */
export async function ReachFigures() {
  const [locale, t] = await Promise.all([currentLocale(), texts('portal')]);
  const reach = await optional((await api()).reach({ query: { language: locale } }));
  if (!reach) return <OutageLine />;
  const { cars, dealerships, searchAgents, counted } = reach;
  const figure = (count: number) => formatNumber(count, locale);
  return (
    <div className="grid gap-9">
      <section aria-labelledby="reach-now">
        <h2 id="reach-now" className="mb-3">
          {t('reach.now')}
        </h2>
        <FigureGrid
          figures={[
            ...(cars === null ? [] : [{ value: figure(cars), label: t('reach.cars') }]),
            { value: figure(dealerships), label: t('reach.dealerships') },
            { value: figure(searchAgents), label: t('reach.searchAgents') },
          ]}
        />
      </section>
      <section aria-labelledby="reach-month">
        <h2 id="reach-month" className="mb-3">
          {t('reach.month')}
        </h2>
        {counted ? (
          <>
            <FigureGrid
              figures={[
                { value: figure(counted.impressions), label: t('reach.impressions'), note: t('reach.impressionsNote') },
                { value: figure(counted.views), label: t('reach.views'), note: t('reach.viewsNote') },
                { value: figure(counted.contacts), label: t('reach.contacts'), note: t('reach.contactsNote') },
                { value: figure(counted.parked), label: t('reach.parked'), note: t('reach.parkedNote') },
              ]}
            />
            <p className="mt-3 text-sm text-text-3">
              {t('reach.base', { from: formatDay(counted.from, locale), to: formatDay(counted.to, locale) })}
            </p>
            <RegionShares counted={counted} />
          </>
        ) : (
          <EmptyState icon="chart-column" title={t('reach.none')}>
            {t('reach.noneText')}
          </EmptyState>
        )}
      </section>
    </div>
  );
}
