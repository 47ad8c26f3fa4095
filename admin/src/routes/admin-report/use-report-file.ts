import type { ReportFormat } from '@kardan/contract/values/reports';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import type { StatisticsQuestion } from '#domain/statistics/statistics.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Wanted extends StatisticsQuestion {
  format: Exclude<ReportFormat, 'json'>;
}

/** The report of some days, sites and makes as a file: what the page shows. */
export function useReportFile() {
  const t = useTexts('statistics');
  const { slug } = useDealership();
  const language = useLocale();
  return useChange((wanted: Wanted) => api.generateReport({ query: { dealershipId: slug, language, ...wanted } }), {
    onDone: (file, { from, to, format }) =>
      saveFile(file, `${slug}-${t('title').toLowerCase()}-${from}-${to}.${format}`),
  });
}
