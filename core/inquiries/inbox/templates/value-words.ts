import { formatNumber } from '@kardan/contract/labels/format-number';
import type { DayPart } from '@kardan/contract/values/contact';
import type { Language } from '@kardan/contract/values/identifiers';
import { dayPartWords } from '../../mails/inquiry-words.ts';

const days: Record<Language, Intl.DateTimeFormat> = {
  'de-AT': new Intl.DateTimeFormat('de-AT', { weekday: 'long', day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
};

const englishDayParts: Record<DayPart, string> = {
  morning: 'in the morning (8–11)',
  midday: 'around noon (11–14)',
  afternoon: 'in the afternoon (14–17)',
  evening: 'in the evening (from 17)',
};

export function dayWords(day: string, language: Language): string {
  return days[language].format(new Date(day));
}

export function dayPartIn(dayPart: DayPart, language: Language): string {
  return language === 'en' ? englishDayParts[dayPart] : dayPartWords[dayPart];
}

/** 2021-04, or a day of it, as 04/2021. */
export function monthWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${number}/${year}`;
}

export function kilometresWords(kilometres: number, language: Language): string {
  return `${formatNumber(kilometres, language)} km`;
}
