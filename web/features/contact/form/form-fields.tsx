'use client';

import { contactLengths, dayParts, farthestTestDriveDays } from '@kardan/contract/values/contact';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { Decoy } from '@kardan/ui/forms/decoy.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Textarea } from '@kardan/ui/forms/textarea.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { FormSubject } from './about.ts';
import { type FieldName, requiredFields } from './contact-body.ts';
import type { FieldErrors } from './field-errors.ts';

interface Props {
  subject: FormSubject;
  errors: FieldErrors;
  /** What stood in the fields before. */
  typed: Record<string, string>;
}

/** The fields that a subject asks for, the sender's own after them. */
export function FormFields({ subject, errors, typed }: Props) {
  const t = useTexts('contact');
  const required = requiredFields[subject];
  const field = (name: FieldName) => ({
    name,
    label: t(`field.${name}`),
    defaultValue: typed[name],
    'aria-required': required.includes(name) || undefined,
    ...(!required.includes(name) && { optional: t('optional') }),
    ...(errors[name] && { error: t(errors[name]) }),
  });
  const today = viennaDay(Date.now());
  return (
    <>
      {subject === 'test-drive' && (
        <TextInput {...field('date')} type="date" min={today} max={dayAfter(today, farthestTestDriveDays)} />
      )}
      {(subject === 'test-drive' || subject === 'callback') && (
        <Select
          {...field('dayPart')}
          label={t(subject === 'callback' ? 'field.reachable' : 'field.dayPart')}
          placeholder={t('dayPart.choose')}
          options={dayParts.map((value) => ({ value, label: t(`dayPart.${value}`) }))}
        />
      )}
      {subject === 'nearby' && (
        <TextInput {...field('postcode')} inputMode="numeric" autoComplete="postal-code" maxLength={4} />
      )}
      {subject === 'trade-in' && (
        <div className="grid gap-3 @md:grid-cols-2">
          <TextInput {...field('carMake')} maxLength={contactLengths.make} />
          <TextInput {...field('carModel')} maxLength={contactLengths.model} />
          <TextInput {...field('carYear')} inputMode="numeric" maxLength={4} />
          <TextInput {...field('carMileage')} inputMode="numeric" maxLength={12} unit="km" />
        </div>
      )}
      <Textarea
        {...field('message')}
        maxLength={contactLengths.message}
        placeholder={t(`placeholder.${subject}`)}
        rows={subject === 'question' ? 5 : 3}
      />
      <TextInput {...field('name')} autoComplete="name" maxLength={contactLengths.name} />
      <div className="grid gap-3 @md:grid-cols-2">
        <TextInput {...field('email')} type="email" autoComplete="email" maxLength={contactLengths.email} />
        <TextInput {...field('phone')} type="tel" autoComplete="tel" maxLength={contactLengths.phone} />
      </div>
      <Decoy />
    </>
  );
}
