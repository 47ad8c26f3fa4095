import type { StockFilter } from '@kardan/contract/calls/stock/stock-list';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Popover } from '@kardan/ui/overlays/popover.tsx';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { queryOf } from '#domain/dealership/stock.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

const id = 'stock-export';

/** The cars of the filter as a file, every field of theirs. */
export function ExportButton({ filter }: { filter: StockFilter }) {
  const t = useTexts('stock');
  const { slug } = useDealership();
  const language = useLocale();
  const call = { params: { dealershipId: slug }, query: { ...queryOf(filter), language } };
  const save = (file: Blob, ending: string) => {
    saveFile(file, `${slug}-${t('title').toLowerCase()}.${ending}`);
    document.getElementById(id)?.hidePopover();
  };
  const csv = useChange(() => api.exportStock(call), { onDone: (file) => save(file, 'csv') });
  const xlsx = useChange(() => api.exportStockSheet(call), { onDone: (file) => save(file, 'xlsx') });
  return (
    <>
      <Button icon="download" popoverTarget={id}>
        {t('export')}
      </Button>
      <Popover id={id} label={t('export')} align="end">
        <p className="mb-3 text-text-2">{t('export.what')}</p>
        <div className="grid gap-2">
          <Button
            icon="file-text"
            busy={xlsx.isPending}
            busyLabel={t('export.busy')}
            onClick={() => xlsx.mutate(undefined)}
          >
            {t('export.xlsx')}
          </Button>
          <Button
            icon="file-text"
            busy={csv.isPending}
            busyLabel={t('export.busy')}
            onClick={() => csv.mutate(undefined)}
          >
            {t('export.csv')}
          </Button>
        </div>
      </Popover>
    </>
  );
}
