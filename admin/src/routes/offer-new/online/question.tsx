import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { type ListingField, type ListingFieldKey, listingField } from '@kardan/contract/listing-fields';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { formatMonth, formatNumber } from '@kardan/ui/formats/format.ts';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { useState } from 'react';
import { optionText } from '#domain/listing/field-words.ts';
import { inspectionMonths } from '#domain/new-car/open-questions.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useNewCar } from '../use-new-car.ts';
import { Pick } from './pick.tsx';
import { readAnswer } from './read-answer.ts';

/** Asks for one field: by taps where the answers are few, else by the one number or month. */
export function Question({ name }: { name: ListingFieldKey }) {
  const locale = useLocale();
  const { fields, confirm } = useNewCar();
  const field = listingField(name);
  const label = listingFieldLabels[locale][name];
  if (name === 'inspectionValidUntil') return <InspectionQuestion />;
  if (field.kind === 'options')
    return (
      <Pick
        label={label}
        options={field.values.map((value) => ({ value, label: optionText(name, value, locale) }))}
        value={fields[name] as string | null}
        onChange={(value) => confirm({ [name]: value })}
      />
    );
  return <TypedQuestion name={name} field={field} />;
}

function InspectionQuestion() {
  const t = useTexts('carNew');
  const locale = useLocale();
  const { fields, confirm } = useNewCar();
  const [isOther, setOther] = useState(false);
  const months = inspectionMonths(fields.firstRegistration, viennaDay(new Date()));
  const name = 'inspectionValidUntil';
  return (
    <div className="grid gap-2">
      <Pick
        label={listingFieldLabels[locale][name]}
        options={[
          ...months.map((value) => ({ value, label: formatMonth(value) })),
          { value: '', label: t('online.anotherMonth') },
        ]}
        value={isOther ? '' : fields[name]}
        onChange={(value) => {
          setOther(value === '');
          if (value !== '') confirm({ [name]: value });
        }}
      />
      {isOther && <TypedQuestion name={name} field={listingField(name)} />}
    </div>
  );
}

function TypedQuestion({ name, field }: { name: ListingFieldKey; field: ListingField }) {
  const t = useTexts('carNew');
  const locale = useLocale();
  const { fields, confirm } = useNewCar();
  const known = fields[name] as string | number | null;
  const [typed, setTyped] = useState<string>();
  const shown =
    known === null ? '' : field.kind === 'month' ? formatMonth(String(known)) : formatNumber(Number(known), locale);
  const text = typed ?? shown;
  const isWrong = text.trim() !== '' && readAnswer(field, text) === undefined;
  return (
    <TextInput
      label={listingFieldLabels[locale][name]}
      inputMode={field.kind === 'month' ? 'text' : field.kind === 'decimal' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={text}
      {...('unit' in field && field.unit !== '' && { unit: field.unit })}
      {...(field.kind === 'month' && isWrong && { hint: t('online.monthHint') })}
      aria-invalid={isWrong || undefined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const value = readAnswer(field, currentTarget.value);
        confirm({ [name]: value ?? null });
      }}
      onBlur={() => {
        // From here on it is the car's value, whoever tells it; what is none yet stays to be finished.
        if (!isWrong) setTyped(undefined);
      }}
    />
  );
}
