import type { MonthlyReport } from '@kardan/contract/calls/admin/reports';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useQuery } from '@tanstack/react-query';
import { isManager } from '#domain/account/rights.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { changeOf } from '#domain/statistics/change.ts';
import { monthName } from '#domain/statistics/day-words.ts';
import { monthlyReportsQuery } from '#domain/statistics/statistics.ts';
import { MonthlyMailSwitch } from '#features/monthly-mail/monthly-mail-switch.tsx';
import { Loaded } from '#lib/api/loaded.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useReportFile } from './use-report-file.ts';

/** Finished months to download, and whether they come by mail. */
export function MonthlyReports() {
  const t = useTexts('statistics');
  const { slug, role } = useDealership();
  const months = useQuery(monthlyReportsQuery(slug));
  return (
    <Panel title={t('months.title')} intro={t('months.intro')} className="print:hidden">
      <Loaded query={months} skeleton={<Skeleton className="h-40" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-text-2">{t('months.none')}</p>
          ) : (
            <ul>
              {items.map((report) => (
                <Month key={report.month} report={report} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isManager(role) && role !== 'operator' && (
        <div className="mt-3 border-t border-line pt-3">
          <MonthlyMailSwitch />
        </div>
      )}
    </Panel>
  );
}

function Month({ report: { month, from, to, totals, previous } }: { report: MonthlyReport }) {
  const t = useTexts('statistics');
  const locale = useLocale();
  const { slug } = useDealership();
  const file = useReportFile();
  const name = monthName(month, locale);
  const number = (value: number) => formatNumber(value, locale);
  const change = changeOf(totals.contacts, previous.contacts, locale);
  const told = { shown: number(totals.impressions), opened: number(totals.views), contacts: number(totals.contacts) };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 first:pt-0 last:border-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-sm font-semi">
          <TextLink href={dealershipPath(slug, `admin-report?month=${month}`)}>{name}</TextLink>
        </p>
        <p className="text-xs text-text-2">
          {t('months.figures', told)}
          {change && <> · {t('months.change', { change: t(`change.${change.direction}`, { by: change.by }) })}</>}
        </p>
      </div>
      <div className="flex gap-2">
        {(['pdf', 'csv'] as const).map((format) => (
          <Button
            key={format}
            size="sm"
            icon={format === 'pdf' ? 'file-text' : 'download'}
            aria-label={t(`months.${format}`, { month: name })}
            busy={file.isPending && file.variables.format === format}
            onClick={() => file.mutate({ from, to, format })}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </li>
  );
}
