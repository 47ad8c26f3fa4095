import type { FinancingComparison, FinancingTotals } from '@kardan/contract/calls/listings/financing-comparison';
import { type Column, Table } from '@kardan/ui/content/table.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { LegalNote } from '../legal-note.tsx';
import { ways } from './way-line.tsx';

const rows: [key: keyof FinancingTotals, text: 'start' | 'instalments' | 'paid' | 'still' | 'cost'][] = [
  ['atStartEur', 'start'],
  ['inInstalmentsEur', 'instalments'],
  ['paidEur', 'paid'],
  ['stillInCarEur', 'still'],
  ['costEur', 'cost'],
];

/** Sums alone, so that no instalment stands in it without its example. */
export async function TotalsTable({ comparison: { totals, months } }: { comparison: FinancingComparison }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('finance')]);
  const columns: Column<(typeof rows)[number]>[] = [
    {
      id: 'what',
      header: t('table.over', { count: months }),
      main: true,
      cell: ([key, text]) => (
        <span className={key === 'costEur' ? 'font-semi' : 'text-text-2'}>{t(`table.${text}`)}</span>
      ),
    },
    ...ways.map((way) => ({
      id: way,
      header: t(way === 'leasing' ? 'way.leasingShort' : `way.${way}`),
      numeric: true,
      cell: ([key]: (typeof rows)[number]) => {
        const isReturned = key === 'stillInCarEur' && way === 'leasing';
        const sign = key === 'stillInCarEur' ? '− ' : '';
        return (
          <span className={key === 'costEur' ? 'wide-sm text-lg font-semi' : 'font-medium'}>
            {isReturned ? t('table.returned') : sign + formatPrice(totals[way][key], locale)}
          </span>
        );
      },
    })),
  ];
  return (
    <section aria-labelledby="tabelle">
      <h2 id="tabelle" className="mb-3">
        {t('table.title')}
      </h2>
      <Table caption={t('table.title')} columns={columns} rows={rows} keyOf={([key]) => key} />
      <p className="mt-4 max-w-[64ch] text-xs text-text-3">{t('table.note')}</p>
      <LegalNote />
    </section>
  );
}
