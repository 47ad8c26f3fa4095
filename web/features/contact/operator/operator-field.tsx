'use client';

import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Textarea } from '@kardan/ui/forms/textarea.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { FormField } from './operator-fields.ts';

type TopicKey = Parameters<ReturnType<typeof useTexts<'portal'>>>[0];

/** A field of a form to the operator, as its line in the list of fields says. */
export function OperatorField({ field, wrong }: { field: FormField; wrong: boolean }) {
  const t = useTexts('portal');
  const contact = useTexts('contact');
  const { name, required, half, input, options = [], autoComplete, inputMode, maxLength } = field;
  const common = {
    name,
    label: t(`form.field.${name}`),
    autoComplete,
    className: half ? undefined : 'md:col-span-2',
    'aria-required': required,
    ...(!required && { optional: contact('optional') }),
    ...(wrong && { error: t(`form.error.${name}`) }),
  };
  if (input === 'select') {
    return (
      <Select
        {...common}
        placeholder={t('form.choose')}
        options={options.map((value) => ({ value, label: t(`form.${name}.${value}` as TopicKey) }))}
      />
    );
  }
  if (input === 'textarea') return <Textarea {...common} maxLength={maxLength} rows={5} />;
  return <TextInput {...common} type={input} inputMode={inputMode} maxLength={maxLength} />;
}
