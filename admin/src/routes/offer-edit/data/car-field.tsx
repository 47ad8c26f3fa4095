import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { isRequiredFor } from '@kardan/contract/listing-field-rules';
import { type ListingFieldKey, listingField } from '@kardan/contract/listing-fields';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { Textarea } from '@kardan/ui/forms/textarea.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { fieldLabel, optionText, valueText } from '#domain/listing/field-words.ts';
import { factsOf, isEmpty } from '#domain/listing/own-listing.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useLockedFields } from '../feed/use-locked-fields.ts';
import { useEditor } from '../saving/use-editor.ts';
import type { Proposal } from './proposals.ts';
import { TypedField } from './typed-field.tsx';

interface Props {
  name: ListingFieldKey;
  proposal?: Proposal | undefined;
  /** It looks wrong, and a block below says why. */
  isDoubtful?: boolean;
  isLarge?: boolean;
  className?: string;
}

/** Any field of the catalogue: its kind decides how it is entered. */
export function CarField({ name, proposal, isDoubtful = false, isLarge = false, className }: Props) {
  const t = useTexts('car');
  const locale = useLocale();
  const { fields, edit, save, isReadOnly } = useEditor();
  const field = listingField(name);
  const value = fields[name];
  const isProposed = proposal !== undefined && isEmpty(value);
  const label = fieldLabel(name, t, locale);
  const lock = useLockedFields().find((locked) => locked.field === name);
  const common = {
    label,
    className: 'min-w-0 flex-1',
    error: save.refused.get(name),
    disabled: isReadOnly,
    ...(isProposed && { tone: 'proposal' as const, aside: <Source source={proposal.source} /> }),
    ...(isDoubtful && { tone: 'check' as const, aside: <ToCheck /> }),
    ...(!isRequiredFor(name, factsOf(fields)) || !isEmpty(value) || isProposed || isDoubtful
      ? {}
      : { aside: t('field.required') }),
    ...(lock && { aside: <Locked />, hint: t('feed.says', { value: lock.feedText ?? '' }) }),
  };
  const change = (next: unknown) => edit(name, next as EditableFields[typeof name]);
  return (
    <div data-field={name} className={`flex min-w-0 items-start ${className ?? ''}`}>
      {field.kind === 'options' || field.kind === 'flag' ? (
        <Select
          {...common}
          id={`field-${name}`}
          name={name}
          value={value === null ? '' : String(value)}
          placeholder={isProposed ? valueText(name, proposal.value, t, locale) : t('value.none')}
          options={
            field.kind === 'flag'
              ? ['true', 'false'].map((flag) => ({ value: flag, label: t(flag === 'true' ? 'value.yes' : 'value.no') }))
              : field.values.map((option) => ({ value: option, label: optionText(name, option, locale) }))
          }
          onChange={({ currentTarget: { value: chosen } }) =>
            change(chosen === '' ? null : field.kind === 'flag' ? chosen === 'true' : chosen)
          }
        />
      ) : field.kind === 'text' && field.maxLength > 200 && !field.pattern ? (
        <Textarea
          {...common}
          id={`field-${name}`}
          name={name}
          rows={2}
          maxLength={field.maxLength}
          value={(value as string | null) ?? ''}
          onChange={({ currentTarget }) => change(currentTarget.value || null)}
        />
      ) : (
        <TypedField
          {...common}
          name={name}
          isLarge={isLarge}
          value={value as string | number | null}
          onChange={change}
          unit={unitOf(name, value)}
          {...(isProposed && { placeholder: valueText(name, proposal.value, t, locale) })}
        />
      )}
      {isProposed && !isReadOnly && (
        <IconButton
          icon="check"
          label={t('proposal.take', { field: label, value: valueText(name, proposal.value, t, locale) })}
          onClick={() => change(proposal.value)}
          className="-ml-px h-13! w-13! rounded-l-none! border border-dashed border-accent-line text-accent-text!"
        />
      )}
    </div>
  );
}

function Source({ source }: { source: Proposal['source'] }) {
  const t = useTexts('car');
  return (
    <>
      <Icon name={source !== 'check' ? 'key-round' : 'lightbulb'} size={13} className="text-accent-text" />
      {t(`source.${source}`)}
    </>
  );
}

function ToCheck() {
  const t = useTexts('car');
  return (
    <b className="inline-flex items-center gap-1 font-medium text-text">
      <Icon name="triangle-alert" size={13} />
      {t('field.check')}
    </b>
  );
}

/** A person has set it: the car's feed leaves it alone. */
function Locked() {
  const t = useTexts('car');
  return (
    <>
      <Icon name="lock" size={12} />
      {t('feed.byHand')}
    </>
  );
}

/** kW alone says little to most people. */
function unitOf(name: ListingFieldKey, value: unknown): string {
  const field = listingField(name);
  const unit = 'unit' in field ? field.unit : '';
  return name === 'powerKw' && typeof value === 'number' ? `kW = ${Math.round(value * 1.359_62)} PS` : unit;
}
