/** What the forms of a dealership's profile and their checks share. No schema in here: browsers load it. */

/** Legal forms of a trader in Austria; stored as words, so a word is never reused. */
export const legalForms = [
  'sole-trader',
  'registered-sole-trader',
  'civil-partnership',
  'general-partnership',
  'limited-partnership',
  'gmbh-co-kg',
  'gmbh',
  'flexco',
  'ag',
  'cooperative',
  'association',
] as const;
export type LegalForm = (typeof legalForms)[number];

const unregisteredForms: readonly string[] = ['sole-trader', 'civil-partnership', 'association'] satisfies LegalForm[];

/** Whether a legal form stands in no Firmenbuch; all others tell number and court (§ 14 UGB). One not told yet may. */
export function isUnregistered(form: string | null): boolean {
  return form !== null && unregisteredForms.includes(form);
}

/** What a dealership agrees to with the portal: the terms, and the contract on processing buyers' data (Art. 28 GDPR). */
export const agreementKinds = ['terms', 'processing-contract'] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** The version of each that a new installation starts with; later ones are announced by operators. */
export const firstAgreementVersion = '2026-11';

/** The parts of the profile, each with its own form and its own call. */
export const profileSections = [
  'profile',
  'opening-hours',
  'contract-makes',
  'districts',
  'persons',
  'custom-page',
  'images',
  'legal',
  'agreements',
] as const;
export type ProfileSection = (typeof profileSections)[number];

/** Most characters of each text. */
export const profileLengths = {
  name: 120,
  street: 120,
  website: 200,
  description: 4_000,
  personName: 80,
  jobTitle: 80,
  specialDay: 80,
  pageTitle: 120,
  pageBody: 20_000,
  legalText: 160,
  rulesUrl: 300,
} as const;

export const maxStretchesOfDay = 3;
export const maxSpecialDays = 60;
export const maxServedDistricts = 40;
export const maxContractMakes = 60;
export const maxPersons = 100;
export const maxShowroomPictures = 20;
export const maxManagingPersons = 10;
