import { numberMarks, writeNumber } from '../../formats/write-number.ts';
import type { Locale } from '../../texts/locales.ts';

/** Writes and reads whole and decimal numbers as the visitor's language does: 12.000 and 5,5 or 12,000 and 5.5. */
export type NumberText = { write: (value: number | null) => string; read: (text: string) => number | null };

export function numberText(locale: Locale, grouping: boolean): NumberText {
  const { group, decimal } = numberMarks[locale];
  return {
    write: (value) => {
      if (value === null) return '';
      const text = writeNumber(value, Number.isInteger(value) ? 0 : 2, locale).replace(/(?<=\D\d)0$/, '');
      return grouping ? text : text.replaceAll(group, '');
    },
    read: (text) => {
      const [whole = '', fraction = ''] = text.split(decimal).map((part) => part.replace(/\D/g, ''));
      return whole === '' ? null : Number(`${whole.slice(0, 12)}.${fraction || '0'}`);
    },
  };
}
