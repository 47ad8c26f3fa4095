import { stockPageSize } from '@kardan/contract/values/stock';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { StockQuestion } from '#domain/dealership/stock.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import type { ShowStock } from '../use-stock-question.ts';

interface Props {
  question: StockQuestion;
  total: number;
  onShow: ShowStock;
}

export function StockPages({ question: { page }, total, onShow }: Props) {
  const t = useTexts('stock');
  const locale = useLocale();
  const first = (page - 1) * stockPageSize + 1;
  const last = Math.min(total, page * stockPageSize);
  const turn = (next: number) => {
    onShow({ page: next });
    scrollTo({ top: 0 });
  };
  return (
    <nav aria-label={t('pages')} className="mt-3 flex items-center justify-end gap-2 text-sm text-text-2">
      <span aria-live="polite">
        {t('pages.shown', {
          first: formatNumber(first, locale),
          last: formatNumber(last, locale),
          total: formatNumber(total, locale),
        })}
      </span>
      <IconButton
        icon="chevron-left"
        variant="outline"
        label={t('pages.back')}
        disabled={page <= 1}
        onClick={() => turn(page - 1)}
      />
      <IconButton
        icon="chevron-right"
        variant="outline"
        label={t('pages.next')}
        disabled={last >= total}
        onClick={() => turn(page + 1)}
      />
    </nav>
  );
}
