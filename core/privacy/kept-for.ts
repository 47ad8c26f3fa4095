import type { Language } from '@kardan/contract/values/identifiers';

const units = {
  'de-AT': { hours: 'Stunden', days: 'Tage', months: 'Monate' },
  en: { hours: 'hours', days: 'days', months: 'months' },
} as const;

/** How long something is kept, as a language writes it: `12 Monate`. */
export function keptFor(count: number, unit: 'hours' | 'days' | 'months', language: Language): string {
  return `${count}\u00a0${units[language][unit]}`;
}
