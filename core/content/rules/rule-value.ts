import { formatNumber } from '@kardan/contract/labels/format-number';
import type { Language } from '@kardan/contract/values/identifiers';

type Unit = 'g/km' | '%' | '€' | 'kW' | 'kg' | 'mm' | 'none';

/** What a rule says, before a language writes it. */
export type RuleValue =
  | { kind: 'number'; value: number; unit: Unit }
  | { kind: 'day'; day: string }
  | { kind: 'dayOfYear'; month: number; day: number }
  | { kind: 'months'; months: readonly string[]; joined: 'list' | 'span' }
  | { kind: 'words'; words: Record<Language, string> };

export const numberOf = (value: number, unit: Unit = 'none'): RuleValue => ({ kind: 'number', value, unit });
/** A word that is the same in all languages. */
export const wordOf = (word: string): RuleValue => ({ kind: 'words', words: { 'de-AT': word, en: word } });

/** As the language writes it, with its unit; of a number, the number alone where that is asked for. */
export function writeValue(value: RuleValue, language: Language, bare = false): string {
  switch (value.kind) {
    case 'number':
      return bare ? writeNumber(value.value, language) : writeQuantity(value.value, value.unit, language);
    case 'day':
      return writeDay(value.day, language);
    case 'dayOfYear':
      return language === 'en'
        ? `${value.day} ${monthNames.en[value.month - 1]}`
        : `${value.day}. ${monthNames['de-AT'][value.month - 1]}`;
    case 'months':
      return value.months
        .map((month) => writeMonth(month, language))
        .join(value.joined === 'list' ? ', ' : language === 'en' ? ' to ' : ' bis ');
    case 'words':
      return value.words[language];
  }
}

export function writeEur(eur: number, language: Language): string {
  return writeQuantity(eur, '€', language);
}

/** A quantity does not break between number and unit. */
function writeQuantity(value: number, unit: Unit, language: Language): string {
  const number = writeNumber(value, language, unit === '€');
  if (unit === 'none') return number;
  if (unit === '€') return language === 'en' ? `€${number}` : `€\u00a0${number}`;
  return unit === '%' && language === 'en' ? `${number}%` : `${number}\u00a0${unit}`;
}

/** Whole, or with both of its cents; other numbers with the decimals they have, two at most. */
function writeNumber(value: number, language: Language, isMoney = false): string {
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(2).split('.');
  const decimals = isMoney && fraction !== '00' ? fraction : fraction.replace(/0+$/, '');
  const sign = value < 0 ? '−' : '';
  return `${sign}${formatNumber(Number(whole), language)}${decimals && (language === 'en' ? '.' : ',') + decimals}`;
}

export function writeDay(day: string, language: Language): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  const name = monthNames[language][month - 1];
  return language === 'en' ? `${date} ${name} ${year}` : `${date}. ${name} ${year}`;
}

export function writeMonth(month: string, language: Language): string {
  return `${monthNames[language][Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

const monthNames: Record<Language, readonly string[]> = {
  'de-AT': 'Jänner Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
