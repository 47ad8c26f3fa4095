/** What a dealership offers beside its cars, and the languages it speaks; stored as words, so a word is never reused. */
export const dealershipServices = [
  'test-drive',
  'trade-in',
  'purchase',
  'financing',
  'leasing',
  'insurance',
  'registration',
  'delivery',
  'workshop',
  'inspection',
  'body-shop',
  'tyre-storage',
  'rental-car',
  'charging-station',
  'car-wash',
] as const;
export const spokenLanguages = [
  'de',
  'en',
  'hr',
  'sr',
  'bs',
  'tr',
  'hu',
  'it',
  'sl',
  'cs',
  'sk',
  'pl',
  'ro',
  'fr',
  'es',
  'uk',
  'ru',
  'ar',
] as const;

export type DealershipService = (typeof dealershipServices)[number];
export type SpokenLanguage = (typeof spokenLanguages)[number];
