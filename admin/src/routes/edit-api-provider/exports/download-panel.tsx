import type { ExportFormat } from '@kardan/contract/values/exports';
import { Button } from '@kardan/ui/actions/button.tsx';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { downloadStock } from '#domain/dealership/exports.ts';
import { useChange } from '#lib/api/use-change.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** In the order in which dealers want them; each with the ending of its file. */
const files = [
  ['xlsx', 'xlsx'],
  ['csv', 'csv'],
  ['json', 'json'],
  ['google', 'google.csv'],
] as const satisfies readonly (readonly [ExportFormat, string])[];

export function DownloadPanel() {
  const t = useTexts('stockExport');
  const language = useLocale();
  const { slug } = useDealership();
  const download = useChange((format: ExportFormat) => downloadStock(slug, format, language), {
    onDone: (file, format) => {
      const [, ending] = files.find(([one]) => one === format) ?? [];
      saveFile(file, `${slug}-${t('file')}.${ending}`);
    },
  });
  return (
    <Panel title={t('download.title')} intro={t('download.intro')}>
      <ul className="grid gap-3 md:grid-cols-2">
        {files.map(([format]) => (
          <li key={format} className="flex items-center gap-3 rounded-sm border border-line p-3">
            <div className="min-w-0 flex-1">
              <p className="text-sm font-semi">{t(`format.${format}`)}</p>
              <p className="text-xs text-text-2">{t(`format.${format}.text`)}</p>
            </div>
            <Button
              size="sm"
              icon="download"
              aria-label={`${t('download.act')}: ${t(`format.${format}`)}`}
              busy={download.isPending && download.variables === format}
              busyLabel={t('download.busy')}
              onClick={() => download.mutate(format)}
            >
              {t('download.act')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
