import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { CheckItem } from '@kardan/contract/calls/stock/own-listing';
import type { ListingFieldKey } from '@kardan/contract/listing-fields';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { valueText } from '#domain/listing/field-words.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { checkWords } from '../check/check-words.ts';
import { useEditor } from '../saving/use-editor.ts';

interface Props {
  item: CheckItem;
  onConfirm: () => void;
}

/** What looks wrong, measured against counted cars: the likely value is one press away, and so is "that is right". */
export function Plausibility({ item, onConfirm }: Props) {
  const t = useTexts('car');
  const locale = useLocale();
  const { fields, edit } = useEditor();
  const key = item.field as ListingFieldKey;
  const value = fields[key];
  const { title, why } = checkWords(item, t, locale);
  const words = (of: unknown) => valueText(key, of, t, locale);
  return (
    <div
      role="note"
      className="col-span-full grid grid-cols-[20px_minmax(0,1fr)] gap-3 rounded-sm bg-surface-2 p-3.5 text-xs leading-normal text-text-2 shadow-[inset_3px_0_0_var(--text)] @min-[640px]:grid-cols-[20px_minmax(0,1fr)_auto]"
    >
      <Icon name="triangle-alert" size={18} className="text-text" />
      <div className="min-w-0">
        <p>
          <b className="font-semi text-text">{title}</b> {why}
        </p>
        {item.usual && typeof value === 'number' && (
          <Scale value={value} low={item.usual.low} high={item.usual.high} words={words} />
        )}
      </div>
      <div className="col-start-2 flex flex-wrap gap-2 @min-[640px]:col-start-3 @min-[640px]:grid @min-[640px]:content-start">
        {item.proposal !== null && (
          <Button size="sm" variant="inverse" onClick={() => edit(key, item.proposal as EditableFields[typeof key])}>
            {t('doubt.take', { value: words(item.proposal) })}
          </Button>
        )}
        <Button size="sm" onClick={onConfirm}>
          {t('doubt.right', { value: words(value) })}
        </Button>
      </div>
    </div>
  );
}

interface ScaleProps {
  value: number;
  low: number;
  high: number;
  words: (value: number) => string;
}

function Scale({ value, low, high, words }: ScaleProps) {
  const end = Math.max(value, high) * 1.08 || 1;
  const at = (figure: number) => `${Math.round((figure / end) * 1_000) / 10}%`;
  return (
    <div aria-hidden="true" className="mt-2 max-w-105">
      <div className="ruler relative h-5.5 [--rate:var(--accent-line)]">
        <span
          className="absolute top-1.75 bottom-2.5 border-x border-line-strong bg-chart-3"
          style={{ left: at(low), width: at(high - low) }}
        />
        <span className="meter-pin absolute inset-y-0 w-[3px] -translate-x-1/2" style={{ left: at(value) }} />
      </div>
      <p className="relative h-4.5 text-2xs text-text-3">
        <span className="absolute left-0">0</span>
        {high < value * 0.75 && (
          <span className="absolute -translate-x-1/2" style={{ left: `max(12%, ${at(high)})` }}>
            {words(high)}
          </span>
        )}
        <span className="absolute -translate-x-full text-text" style={{ left: `max(30%, ${at(value)})` }}>
          {words(value)}
        </span>
      </p>
    </div>
  );
}
