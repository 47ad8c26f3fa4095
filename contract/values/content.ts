export const contentKinds = ['article', 'portal', 'press', 'price-list', 'testimonial'] as const;
export type ContentKind = (typeof contentKinds)[number];

export const contentStates = ['draft', 'review', 'scheduled', 'published', 'archived'] as const;
export type ContentState = (typeof contentStates)[number];

/** The questions of a purchase, in the order they come up: articles stand under one of them. */
export const articleQuestions = ['cost', 'state', 'inspect', 'after'] as const;
export type ArticleQuestion = (typeof articleQuestions)[number];

export const articleTags = ['money', 'taxes', 'inspection', 'electric', 'price'] as const;
export type ArticleTag = (typeof articleTags)[number];

/** What is looked at in a text while somebody works on it. `text` alone keeps it from going to review. */
export const contentChecks = [
  'text',
  'internal-links',
  'external-links',
  'typed-numbers',
  'pictures',
  'description',
  'headings',
  'references',
] as const;
export type ContentCheck = (typeof contentChecks)[number];

/** `open` is worth a look, `broken` reaches visitors as something wrong, `waiting` is being looked at. */
export const contentCheckStates = ['fine', 'open', 'broken', 'waiting'] as const;
export type ContentCheckState = (typeof contentCheckStates)[number];

/** Who may bring a text into a state: `anybody` who edits, or `another` than who wrote its newest version. */
export const releaseRules: Record<ContentState, 'anybody' | 'another'> = {
  draft: 'anybody',
  review: 'anybody',
  scheduled: 'another',
  published: 'another',
  archived: 'another',
};

/** Saves of the same person within this time are one version. */
export const versionMinutes = 10;
/** Who has a text open says so this often, and counts as there for a little longer. */
export const presenceSeconds = 30;
export const previewDays = 7;
export const contentBounds = {
  body: 60_000,
  remark: 500,
  reason: 300,
  alt: 200,
  credit: 120,
  /** What search engines show of a description. */
  description: { min: 70, max: 160 },
} as const;
