import { Bar } from '@kardan/ui/charts/bar.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { FigureColumn } from '#features/figures/figure-table.tsx';
import { useWords } from './use-words.ts';

interface Reached {
  views: number;
  contacts: number;
}

/** How often something was opened, as a bar and in numbers, and how many asked. */
export function useReachColumns<Row extends Reached>(rows: readonly Row[]): FigureColumn<Row>[] {
  const { t, locale } = useWords();
  const largest = Math.max(0, ...rows.map(({ views }) => views));
  return [
    {
      id: 'bar',
      className: 'w-1/4 md:w-1/3',
      header: <span className="sr-only">{t('sources.bar')}</span>,
      cell: ({ views }) => <Bar value={views} largest={largest} />,
    },
    {
      id: 'views',
      numeric: true,
      header: t('sources.opened'),
      cell: ({ views }) => <b className="font-semi">{formatNumber(views, locale)}</b>,
    },
    {
      id: 'contacts',
      numeric: true,
      header: t('sources.contacts'),
      cell: ({ contacts }) => formatNumber(contacts, locale),
    },
  ];
}
