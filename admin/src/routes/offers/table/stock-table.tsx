import type { StockRow } from '@kardan/contract/calls/stock/stock-list';
import type { StockSort } from '@kardan/contract/values/stock';
import { classes } from '@kardan/ui/classes.ts';
import { CheckboxInput } from '@kardan/ui/forms/checkbox-input.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { StockQuestion } from '#domain/dealership/stock.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { Selection } from '../use-selection.ts';
import type { ShowStock } from '../use-stock-question.ts';
import { CarCell } from './car-cell.tsx';
import { CardHead } from './card-head.tsx';
import { firstOrder, type StockColumn, stockColumns } from './columns.ts';
import { RowMenu } from './row-menu.tsx';
import { StockCell } from './stock-cell.tsx';

interface Props {
  rows: readonly StockRow[];
  question: StockQuestion;
  columns: readonly StockColumn[];
  selection: Selection;
  /** The next page is on its way. */
  isStale: boolean;
  onShow: ShowStock;
}

const right: readonly StockColumn[] = [
  'price',
  'days',
  'views',
  'inquiries',
  'pictures',
  'mileage',
  'registration',
  'changed',
];

/** A hundred cars: a table from xl on, below that a card for each. */
export function StockTable({ rows, question, columns, selection, isStale, onShow }: Props) {
  const t = useTexts('stock');
  return (
    <div
      aria-busy={isStale || undefined}
      className={classes(
        'rounded-md xl:border xl:border-line xl:bg-surface',
        isStale && 'opacity-60 transition-opacity duration-(--t-base)',
      )}
    >
      <CardHead question={question} selection={selection} onShow={onShow} />
      <table className="w-full border-collapse text-sm max-xl:block">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="max-xl:hidden">
          <tr className="border-b border-line-strong">
            <th scope="col" className="w-11 py-2 pl-3.5 text-left">
              <CheckboxInput
                aria-label={t('select.page')}
                checked={selection.isPageSelected}
                mixed={selection.count > 0 && !selection.isPageSelected}
                onChange={selection.togglePage}
              />
            </th>
            <Head name="car" sort="title" question={question} onShow={onShow} />
            {columns.map((name) => (
              <Head
                key={name}
                name={name}
                sort={stockColumns[name]}
                isRight={right.includes(name)}
                question={question}
                onShow={onShow}
              />
            ))}
            <th scope="col" className="w-14">
              <span className="sr-only">{t('column.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-xl:grid max-xl:gap-3 md:max-xl:grid-cols-2">
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columns} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, columns, selection }: { row: StockRow } & Pick<Props, 'columns' | 'selection'>) {
  const t = useTexts('stock');
  const isSelected = selection.isSelected(row.id);
  const name = row.title || row.vehicle || t('unnamed');
  return (
    <tr
      data-selected={isSelected || undefined}
      className={classes(
        'focus-within:bg-surface-2 xl:border-b xl:border-line xl:last:border-0 xl:hover:bg-surface-2',
        'max-xl:relative max-xl:grid max-xl:grid-cols-3 max-xl:content-start max-xl:gap-x-3 max-xl:gap-y-2.5 max-xl:rounded-md max-xl:border max-xl:bg-surface max-xl:p-3.5',
        isSelected ? 'shadow-[inset_2px_0_0_var(--accent-line)] max-xl:border-accent-line' : 'max-xl:border-line',
      )}
    >
      <td className="max-xl:absolute max-xl:top-1.5 max-xl:right-1.5 xl:py-1.5 xl:pl-3.5">
        <span className="grid size-11 place-items-center xl:size-auto xl:justify-start">
          <CheckboxInput
            aria-label={t('select.car', { name })}
            checked={isSelected}
            onChange={() => selection.toggle(row.id)}
          />
        </span>
      </td>
      <td className="max-xl:col-span-3 max-xl:pr-11 xl:w-full xl:max-w-0 xl:px-2.5 xl:py-1.5">
        <CarCell row={row} name={name} />
      </td>
      {columns.map((column) => (
        <td
          key={column}
          data-label={t(`column.${column}`)}
          className={classes(
            'max-xl:before:mb-0.5 max-xl:before:block max-xl:before:text-2xs max-xl:before:text-text-3 max-xl:before:content-[attr(data-label)] xl:px-2.5 xl:py-1.5',
            right.includes(column) && 'xl:text-right',
          )}
        >
          <StockCell column={column} row={row} />
        </td>
      ))}
      <td className="max-xl:col-start-3 max-xl:justify-self-end max-xl:self-end xl:pr-2 xl:text-right">
        <RowMenu row={row} name={name} />
      </td>
    </tr>
  );
}

interface HeadProps extends Pick<Props, 'question' | 'onShow'> {
  name: StockColumn | 'car';
  sort: StockSort | undefined;
  isRight?: boolean;
}

/** The next press turns the order round. */
function Head({ name, sort, isRight, question, onShow }: HeadProps) {
  const t = useTexts('stock');
  const label = t(`column.${name}`);
  const isSorted = sort !== undefined && question.sort === sort;
  const turned = question.order === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      aria-sort={sort && (isSorted ? (question.order === 'asc' ? 'ascending' : 'descending') : 'none')}
      className={classes(
        'px-2.5 py-1 text-xs font-medium whitespace-nowrap text-text-3',
        isRight ? 'text-right' : 'text-left',
      )}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onShow({ sort, order: isSorted ? turned : firstOrder(sort) })}
          className={classes(
            'inline-flex min-h-9 items-center gap-1 hover:text-text',
            isSorted && 'font-semi text-text',
          )}
        >
          {label}
          {isSorted && (
            <Icon name={question.order === 'asc' ? 'arrow-up' : 'arrow-down'} size={13} className="text-accent-text" />
          )}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
