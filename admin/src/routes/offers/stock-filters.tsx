import type { StockFilter } from '@kardan/contract/calls/stock/stock-list';
import { Button } from '@kardan/ui/actions/button.tsx';
import { ChipButton } from '@kardan/ui/actions/chip.tsx';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { CountBadge } from '@kardan/ui/content/badge.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Popover } from '@kardan/ui/overlays/popover.tsx';
import type { StockQuestion } from '#domain/dealership/stock.ts';
import { SearchField } from '#lib/form/search-field.tsx';
import { useTyped } from '#lib/form/use-typed.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { ColumnChoice } from './table/column-choice.tsx';
import type { ColumnsChosen } from './table/columns.ts';
import type { ShowStock } from './use-stock-question.ts';

interface Props {
  question: StockQuestion;
  makes: readonly { slug: string; name: string; count: number }[];
  columns: ColumnsChosen;
  onShow: ShowStock;
  onHelp: () => void;
}

const popoverId = 'stock-filter';

export function StockFilters({ question, makes, columns, onShow, onHelp }: Props) {
  const t = useTexts('stock');
  const { filter } = question;
  const set = (change: Partial<StockFilter>) => {
    const next = Object.fromEntries(
      Object.entries({ ...filter, ...change }).filter(([, value]) => value !== undefined),
    );
    onShow({ filter: next });
  };
  const { q: _, state: __, ...others } = filter;
  const count = Object.keys(others).length;
  return (
    <div className="mb-3.5 grid gap-2.5">
      <div className="flex flex-wrap gap-2">
        <SearchField
          label={t('search')}
          placeholder={t('search.placeholder')}
          value={filter.q ?? ''}
          onSearch={(q) => set({ q: q || undefined })}
        />
        <Button icon="sliders-horizontal" popoverTarget={popoverId} className="max-md:flex-1">
          {t('filter')}
          {count > 0 && <CountBadge>{count}</CountBadge>}
        </Button>
        <ColumnChoice columns={columns} />
        <IconButton
          icon="circle-question-mark"
          variant="outline"
          label={t('keys.title')}
          onClick={onHelp}
          className="max-md:hidden"
        />
      </div>
      <Popover id={popoverId} label={t('filter')} align="end" className="grid gap-3">
        <Select
          label={t('filter.make')}
          placeholder={t('filter.anyMake')}
          value={filter.make?.[0] ?? ''}
          options={makes.map(({ slug, name, count: cars }) => ({ value: slug, label: `${name} (${cars})` }))}
          onChange={({ currentTarget }) => set({ make: currentTarget.value ? [currentTarget.value] : undefined })}
        />
        <div className="grid grid-cols-2 gap-2">
          <NumberInput
            label={t('filter.minPriceEur')}
            unit="€"
            value={filter.minPriceEur}
            onChange={(minPriceEur) => set({ minPriceEur })}
          />
          <NumberInput
            label={t('filter.maxPriceEur')}
            unit="€"
            value={filter.maxPriceEur}
            onChange={(maxPriceEur) => set({ maxPriceEur })}
          />
          <NumberInput
            label={t('filter.minDaysInStock')}
            value={filter.minDaysInStock}
            onChange={(minDaysInStock) => set({ minDaysInStock })}
          />
          <NumberInput
            label={t('filter.maxPictures')}
            value={filter.maxPictures}
            onChange={(maxPictures) => set({ maxPictures })}
          />
          <NumberInput
            label={t('filter.maxScore')}
            value={filter.maxScore}
            onChange={(maxScore) => set({ maxScore })}
          />
        </div>
        <Checkbox
          label={t('filter.aboveBand')}
          checked={filter.aboveBand === true}
          onChange={({ currentTarget }) => set({ aboveBand: currentTarget.checked || undefined })}
        />
        <Checkbox
          label={t('filter.unpublished')}
          checked={filter.unpublished === true}
          onChange={({ currentTarget }) => set({ unpublished: currentTarget.checked || undefined })}
        />
      </Popover>
      <ActiveFilters filter={filter} makes={makes} onSet={set} />
    </div>
  );
}

function NumberInput({
  value,
  onChange,
  ...field
}: {
  label: string;
  unit?: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}) {
  const { typed, type, send } = useTyped(value === undefined ? '' : String(value));
  const take = () => {
    const number = typed === '' ? undefined : Math.round(Number(typed));
    if (number === value || (number !== undefined && !(number >= 0))) return;
    send(number === undefined ? '' : String(number));
    onChange(number);
  };
  return (
    <TextInput
      {...field}
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}

function ActiveFilters({
  filter,
  makes,
  onSet,
}: {
  filter: StockFilter;
  makes: Props['makes'];
  onSet: (change: Partial<StockFilter>) => void;
}) {
  const t = useTexts('stock');
  const locale = useLocale();
  const { q: _, state: __, ...others } = filter;
  const entries = Object.entries(others) as [keyof typeof others, unknown][];
  if (entries.length === 0) return null;
  const wordsOf = (key: keyof typeof others, value: unknown) => {
    if (key === 'make') return makes.find(({ slug }) => slug === filter.make?.[0])?.name ?? filter.make?.join(', ');
    if (key === 'minPriceEur' || key === 'maxPriceEur') return formatPrice(Number(value), locale);
    if (key === 'toDo' && filter.toDo) return t(`toDo.${filter.toDo}`);
    return typeof value === 'boolean' ? undefined : String(value);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {entries.map(([key, value]) => (
        <ChipButton
          key={key}
          name={t(`filter.${key}`)}
          removeLabel={t('filter.remove')}
          onRemove={() => onSet({ [key]: undefined })}
        >
          {wordsOf(key, value) ?? ''}
        </ChipButton>
      ))}
    </div>
  );
}
