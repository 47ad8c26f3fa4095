import type { ListingStatistics, ListingStatisticsSort } from '@kardan/contract/calls/admin/statistics';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { type Column, Table } from '@kardan/ui/content/table.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { isStaff } from '#domain/account/rights.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { carFiguresQuery, type StatisticsQuestion } from '#domain/statistics/statistics.ts';
import { FigurePanel } from '#features/figures/figure-panel.tsx';
import { Loaded } from '#lib/api/loaded.tsx';
import { addressOf } from '../question/address-of.ts';
import type { ReportQuestion } from '../question/use-report-question.ts';
import { positionWords } from '../words/summaries.ts';
import { useWords } from './use-words.ts';

const counted = ['impressions', 'views', 'contacts', 'parked'] as const satisfies readonly ListingStatisticsSort[];

interface Props {
  question: ReportQuestion;
  asked: StatisticsQuestion;
  /** Whose cars can be opened: their dealerships by id. */
  siteSlugs: ReadonlyMap<number, string>;
}

/** What happened to each car, most first by what one wants; each leads to the car. */
export function CarsFigure({ question, asked, siteSlugs }: Props) {
  const words = useWords();
  const { t } = words;
  const { slug } = useDealership();
  const { sort } = question;
  const cars = useInfiniteQuery(carFiguresQuery(slug, { ...asked, sort }));
  const rows = cars.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns = useColumns(question, siteSlugs);
  const [first] = rows;
  return (
    <FigurePanel
      title={t('cars.title')}
      summary={first && { said: t(`cars.said.${sort}`, { car: first.title ?? t('cars.gone') }) }}
      csv={{
        name: t('cars.title'),
        lines: () => [
          [t('cars.car'), ...counted.map((name) => t(`cars.${name}`)), t('cars.days'), t('cars.price')],
          ...rows.map((row) => [
            row.title ?? t('cars.gone'),
            ...counted.map((name) => String(row.counts[name])),
            String(row.daysInStock ?? ''),
            row.pricePosition === null ? '' : positionWords(row.pricePosition, words),
          ]),
        ],
      }}
    >
      <Loaded query={cars} skeleton={<Skeleton className="h-80" />}>
        {() =>
          rows.length === 0 ? (
            <p className="text-sm text-text-2">{t('cars.none')}</p>
          ) : (
            <>
              <Table
                caption={t('cars.caption')}
                columns={columns}
                rows={rows}
                keyOf={({ listingId, dealershipId }) => `${dealershipId}-${listingId}`}
              />
              {cars.hasNextPage && (
                <Button
                  className="mt-4 print:hidden"
                  busy={cars.isFetchingNextPage}
                  busyLabel={t('cars.moreBusy')}
                  onClick={() => void cars.fetchNextPage()}
                >
                  {t('cars.more')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </FigurePanel>
  );
}

function useColumns(question: ReportQuestion, siteSlugs: Props['siteSlugs']): Column<ListingStatistics>[] {
  const words = useWords();
  const { t, locale } = words;
  const { slug, role } = useDealership();
  const number = (value: number) => formatNumber(value, locale);
  return [
    {
      id: 'car',
      header: t('cars.car'),
      main: true,
      cell: ({ listingId, dealershipId, title, state }) => {
        const name = title ?? t('cars.gone');
        return state === null || !isStaff(role) ? (
          <span className="font-medium">{name}</span>
        ) : (
          <TextLink href={dealershipPath(siteSlugs.get(dealershipId) ?? slug, `offers/${listingId}/edit`)}>
            {name}
          </TextLink>
        );
      },
    },
    ...counted.map(
      (name): Column<ListingStatistics> => ({
        id: name,
        header: t(`cars.${name}`),
        numeric: true,
        sortHref: dealershipPath(slug, addressOf({ ...question, sort: name })),
        ...(question.sort === name && { sorted: 'descending' as const }),
        cell: ({ counts, expected }) => (
          <>
            <b className="font-semi">{number(counts[name])}</b>
            {name !== 'parked' && expected && (
              <span className="block text-2xs text-text-3">
                {t('cars.expected', { value: number(Math.round(expected[name])) })}
              </span>
            )}
          </>
        ),
      }),
    ),
    {
      id: 'days',
      header: t('cars.days'),
      numeric: true,
      cell: ({ daysInStock, marketDaysSupply }) => (
        <>
          {daysInStock === null ? '–' : number(daysInStock)}
          {marketDaysSupply !== null && (
            <span className="block text-2xs text-text-3">{t('cars.supply', { days: marketDaysSupply })}</span>
          )}
        </>
      ),
    },
    {
      id: 'price',
      header: t('cars.price'),
      numeric: true,
      cell: ({ pricePosition }) => (pricePosition === null ? '–' : positionWords(pricePosition, words)),
    },
  ];
}
