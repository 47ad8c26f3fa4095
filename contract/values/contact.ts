/** What forms and their checks share. No schema in here: browsers load it. */
export const inquirySubjects = ['question', 'test-drive', 'trade-in', 'callback'] as const;
export type InquirySubject = (typeof inquirySubjects)[number];

/** When somebody would like to come or to be called; the hours are in the texts. */
export const dayParts = ['morning', 'midday', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** What a dealer writes to the operator about. */
export const adminTopics = ['listings', 'import', 'invoice', 'technical', 'other'] as const;
export type AdminTopic = (typeof adminTopics)[number];

/** What a visitor writes to the operator about. */
export const operatorTopics = ['buying', 'dealers', 'press', 'privacy', 'accessibility', 'technical', 'other'] as const;
export type OperatorTopic = (typeof operatorTopics)[number];

/** Where an advertisement can stand; sizes and prices are in the price list, which is a text. */
export const bannerFormats = ['home', 'magazine', 'region', 'undecided'] as const;
export type BannerFormat = (typeof bannerFormats)[number];

/** Most characters of each field. */
export const contactLengths = {
  name: 100,
  email: 254,
  phone: 40,
  message: 3_000,
  make: 60,
  model: 80,
  company: 160,
  street: 120,
  city: 80,
  website: 200,
} as const;

/** A question says something; whatever else is asked for may stand alone. */
export const shortestQuestion = 10;

/** Farthest day that a test drive can be asked for. */
export const farthestTestDriveDays = 60;

export const tradeInBounds = { firstYear: 1950, maxKm: 2_000_000 } as const;
