import {
  type DealershipService,
  dealershipServices,
  type SpokenLanguage,
  spokenLanguages,
} from '@kardan/contract/values/dealership';
import { type LegalForm, legalForms } from '@kardan/contract/values/dealership-profile';

/** The languages among stored words, in the order they are shown; the column itself takes any word. */
export function knownLanguages(words: readonly string[]): SpokenLanguage[] {
  return spokenLanguages.filter((language) => words.includes(language));
}

export function knownServices(words: readonly string[]): DealershipService[] {
  return dealershipServices.filter((service) => words.includes(service));
}

export function knownLegalForm(word: string | null): LegalForm | null {
  return legalForms.find((form) => form === word) ?? null;
}

/** PostgreSQL tells times with their seconds. */
export function withoutSeconds<Hours extends { opens: string; closes: string }>(hours: Hours): Hours {
  return { ...hours, opens: hours.opens.slice(0, 5), closes: hours.closes.slice(0, 5) };
}

export function presentSpecialDay<Day extends { hours: { opens: string; closes: string }[] }>(day: Day): Day {
  return { ...day, hours: day.hours.map(withoutSeconds) };
}
