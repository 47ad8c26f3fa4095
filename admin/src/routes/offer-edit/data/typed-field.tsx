import { type ListingField, type ListingFieldKey, listingField } from '@kardan/contract/listing-fields';
import { formatMonth } from '@kardan/ui/formats/format.ts';
import type { FieldTexts } from '@kardan/ui/forms/field.tsx';
import { numberText } from '@kardan/ui/forms/range/number-text.ts';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { useState } from 'react';
import { useLocale } from '#lib/texts/use-texts.ts';
import { readMonth } from './read-month.ts';

type Value = string | number | null;

interface Props extends FieldTexts {
  name: ListingFieldKey;
  value: Value;
  onChange: (value: Value) => void;
  unit?: string;
  placeholder?: string;
  disabled?: boolean;
  isLarge?: boolean;
}

/** Numbers, months, days and words: what is typed stays as it was typed until the field is left. */
export function TypedField({ name, value, onChange, isLarge = false, ...rest }: Props) {
  const locale = useLocale();
  const field = listingField(name);
  const { write, read } = formOf(field, locale);
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...attributes(field, locale)}
      {...rest}
      id={`field-${name}`}
      name={name}
      value={typed ?? write(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = read(currentTarget.value);
        if (next !== undefined) onChange(next);
      }}
      onBlur={() => setTyped(undefined)}
      style={isLarge ? { fontSize: '1.25rem', fontStretch: 'var(--wide)', letterSpacing: '0.02em' } : undefined}
    />
  );
}

interface Form {
  write: (value: Value) => string;
  /** Undefined while what is typed is nothing yet. */
  read: (text: string) => Value | undefined;
}

function formOf(field: ListingField, locale: Locale): Form {
  switch (field.kind) {
    case 'whole': {
      // Years and small counts are never grouped; kilometres and money are.
      const numbers = numberText(locale, field.max > 9_999);
      return {
        write: (value) => numbers.write(value as number | null),
        read: (text) => {
          const number = numbers.read(text);
          return number === null ? null : Math.round(number);
        },
      };
    }
    case 'decimal': {
      const numbers = numberText(locale, false);
      return { write: (value) => numbers.write(value as number | null), read: numbers.read };
    }
    case 'month':
      return {
        write: (value) => (value === null ? '' : formatMonth(String(value))),
        read: (text) => (text.trim() === '' ? null : readMonth(text)),
      };
    default:
      return {
        write: (value) => (value === null ? '' : String(value)),
        read: (text) => (text.trim() === '' && (field.optional || field.kind === 'day') ? null : tidied(field, text)),
      };
  }
}

/** VIN and codes are written in capitals and without spaces, however they were typed. */
function tidied(field: ListingField, text: string): string {
  return field.kind === 'text' && field.pattern && field.maxLength < 40
    ? text.replaceAll(/\s/g, '').toUpperCase()
    : text;
}

function attributes(field: ListingField, locale: Locale) {
  switch (field.kind) {
    case 'whole':
      return { inputMode: 'numeric', autoComplete: 'off' } as const;
    case 'decimal':
      return { inputMode: 'decimal', autoComplete: 'off' } as const;
    case 'month':
      return {
        inputMode: 'numeric',
        autoComplete: 'off',
        placeholder: locale === 'en' ? 'MM/YYYY' : 'MM/JJJJ',
      } as const;
    case 'day':
      return { type: 'date' } as const;
    case 'text':
      return { maxLength: field.maxLength, autoComplete: 'off' } as const;
    default:
      return {};
  }
}
