import type { VersionPage } from '@kardan/contract/calls/pages/new-cars';
import { Block } from '@kardan/ui/content/block.tsx';
import { SpanBar } from '@kardan/ui/content/span-bar.tsx';
import { formatMileage, formatPrice } from '@kardan/ui/formats/format.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

export interface UsedValue {
  years: number;
  mileageKm: number;
  marketValueEur: number;
  bandLowEur: number;
  bandHighEur: number;
}

/** What used cars of the version are offered for today, by age; nothing where too few cars tell. */
export async function UsedValues({ page: { make, model }, values }: { page: VersionPage; values: UsedValue[] }) {
  if (values.length === 0) return null;
  const [locale, t] = await Promise.all([currentLocale(), texts('new-cars')]);
  const to = Math.max(...values.map(({ bandHighEur }) => bandHighEur));
  return (
    <Block
      title={t('used.title')}
      note={t('used.note')}
      more={{
        href: searchAddress(locale, { section: 'used', filters: { vehicles: [`${make.slug}/${model.slug}`] } }),
        label: t('used.more', { model: model.name }),
      }}
    >
      <ul className="max-w-160">
        {values.map(({ years, mileageKm, marketValueEur, bandLowEur, bandHighEur }) => (
          <li
            key={years}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-line py-2.5 md:grid-cols-[170px_minmax(0,1fr)_110px]"
          >
            <span className="text-sm">
              {t('used.years', { count: years })}
              <span className="block text-xs text-text-3">{formatMileage(mileageKm, locale)}</span>
            </span>
            <b className="text-right font-semi whitespace-nowrap md:order-3">{formatPrice(marketValueEur, locale)}</b>
            <span className="col-span-2 md:order-2 md:col-span-1">
              <SpanBar min={bandLowEur} max={bandHighEur} middle={marketValueEur} scale={{ from: 0, to }} tone="accent">
                {t('used.band', { from: formatPrice(bandLowEur, locale), to: formatPrice(bandHighEur, locale) })}
              </SpanBar>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
