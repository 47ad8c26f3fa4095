import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import type { StockQuestion } from '#domain/dealership/stock.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { Selection } from '../use-selection.ts';
import type { ShowStock } from '../use-stock-question.ts';
import { firstOrder, stockColumnNames, stockColumns } from './columns.ts';

interface Props {
  question: StockQuestion;
  selection: Selection;
  onShow: ShowStock;
}

/** What the table's head does, where cars are cards. */
export function CardHead({ question: { sort, order }, selection, onShow }: Props) {
  const t = useTexts('stock');
  const sorts = [
    { value: 'title' as const, label: t('column.car') },
    ...stockColumnNames.flatMap((name) => {
      const value = stockColumns[name];
      return value ? [{ value, label: t(`column.${name}`) }] : [];
    }),
  ];
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 xl:hidden">
      <Checkbox
        label={t('select.page')}
        checked={selection.isPageSelected}
        mixed={selection.count > 0 && !selection.isPageSelected}
        onChange={selection.togglePage}
      />
      <div className="flex items-center gap-2">
        <Select
          label={t('sort')}
          value={sort}
          options={sorts}
          className="min-w-44"
          onChange={({ currentTarget }) => {
            const chosen = sorts.find(({ value }) => value === currentTarget.value)?.value;
            if (chosen) onShow({ sort: chosen, order: firstOrder(chosen) });
          }}
        />
        <IconButton
          icon={order === 'asc' ? 'arrow-up' : 'arrow-down'}
          variant="outline"
          label={t(order === 'asc' ? 'sort.toDescending' : 'sort.toAscending')}
          onClick={() => onShow({ sort, order: order === 'asc' ? 'desc' : 'asc' })}
        />
      </div>
    </div>
  );
}
