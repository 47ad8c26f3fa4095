import type { RegionInFigures } from '@kardan/contract/calls/regions/regional';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Block } from '@kardan/ui/content/block.tsx';
import { type Column, Table } from '@kardan/ui/content/table.tsx';
import { formatNumber, formatPrice, formatTenths } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { minCarsForFigures } from '../enough-cars.ts';

/** What sets the states apart: how many cars and dealers, what they cost, how many are electric, which make is frequent. */
export async function StateTable({ regions }: { regions: RegionInFigures[] }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  const none = t('country.none');
  const columns: Column<RegionInFigures>[] = [
    {
      id: 'region',
      header: t('country.column.region'),
      main: true,
      cell: ({ slug, name }) => (
        <TextLink href={href(locale, 'regionalRegion', { region: slug })} className="min-h-8 pointer-coarse:min-h-11">
          {name}
        </TextLink>
      ),
    },
    {
      id: 'cars',
      header: t('country.column.cars'),
      numeric: true,
      cell: ({ count }) => (count === null ? none : formatNumber(count, locale)),
    },
    {
      id: 'dealers',
      header: t('country.column.dealers'),
      numeric: true,
      cell: ({ figures }) => (figures ? formatNumber(figures.dealerships, locale) : none),
    },
    {
      id: 'median',
      header: t('country.column.median'),
      numeric: true,
      cell: (region) => {
        const median = tellingFigures(region)?.medianPriceEur;
        return median ? formatPrice(median, locale) : none;
      },
    },
    {
      id: 'electric',
      header: t('country.column.electric'),
      numeric: true,
      cell: (region) => {
        const figures = tellingFigures(region);
        return figures && region.count ? percent(figures.electric / region.count, locale) : none;
      },
    },
    {
      id: 'typical',
      header: t('country.column.typical'),
      cell: (region) => {
        const make = tellingFigures(region)?.typicalMake;
        if (!make) return none;
        const shares = { share: percent(make.share, locale), austria: percent(make.shareInAustria, locale) };
        return t('country.typical', { make: make.name, ...shares });
      },
    },
  ];
  return (
    <Block title={t('country.figures')} note={t('country.figuresNote')}>
      <Table caption={t('country.figures')} columns={columns} rows={regions} keyOf={({ slug }) => slug} />
    </Block>
  );
}

/** What is said of a state beside counts, where it has enough cars for that. */
function tellingFigures({ count, figures }: RegionInFigures): RegionInFigures['figures'] {
  return (count ?? 0) >= minCarsForFigures ? figures : null;
}

const percent = (share: number, locale: Locale) => `${formatTenths(share * 100, locale)}\u00A0%`;
