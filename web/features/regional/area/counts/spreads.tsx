import type { PriceBand } from '@kardan/contract/calls/regions/regional-offers';
import { optionLabels } from '@kardan/contract/labels/reference';
import { formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { type ReactNode, useId } from 'react';
import { searchAddress } from '#domain/search/url/search-address.ts';
import type { RegionalTexts } from '#features/regional/regional-texts.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { StockedArea } from '../area-view.ts';
import { BarList } from './bar-list.tsx';
import { priceRows } from './price-rows.ts';

const shown = 8;

/** How the cars spread over prices, bodies and fuels; each row leads to its cars. What all are alike in is no spread. */
export async function Spreads({ area }: { area: StockedArea }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  const { filters, offers } = area;
  const row = (key: string, name: string, count: number, narrowed: typeof filters) => ({
    key,
    name,
    count,
    note: formatNumber(count, locale),
    href: searchAddress(locale, { filters: { ...filters, ...narrowed } }),
    rel: 'nofollow' as const,
  });
  const prices = priceRows(offers.priceBands).map((band) => {
    const span = { ...(band.fromEur > 0 && { from: band.fromEur }), ...(band.toEur !== null && { to: band.toEur }) };
    return row(String(band.fromEur), spanWords(band, t, locale), band.count, { priceEur: span });
  });
  const bodies = offers.bodies.map(({ value, count }) =>
    row(value, optionLabels[locale].body[value], count, { body: [value] }),
  );
  const fuels = offers.fuels.map(({ value, count }) =>
    row(value, optionLabels[locale].fuel[value], count, { fuel: [value] }),
  );
  const spreads = [
    { title: t('prices.title'), rows: prices },
    { title: t('bodies.title'), rows: bodies.slice(0, shown) },
    { title: t('fuels.title'), rows: fuels.slice(0, shown) },
  ].filter(({ rows }) => rows.length > 1);
  if (spreads.length === 0) return null;
  return (
    <div className="page mt-(--section) grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {spreads.map(({ title, rows }) => (
        <Spread key={title} title={title}>
          <BarList rows={rows} />
        </Spread>
      ))}
    </div>
  );
}

function Spread({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** "bis € 5.000", "€ 5.000 bis € 10.000", "ab € 100.000": the ends that one says, not the last euro before the next. */
function spanWords({ fromEur, toEur }: PriceBand, t: RegionalTexts, locale: Locale): string {
  const from = formatPrice(fromEur, locale);
  if (toEur === null) return t('prices.from', { from });
  const to = formatPrice(toEur + 1, locale);
  return fromEur === 0 ? t('prices.to', { to }) : t('prices.between', { from, to });
}
