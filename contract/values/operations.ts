/** What somebody can let run from the health pages; each is also a command. */
export const operationKinds = [
  'rebuild-listings',
  'compare-listings',
  'rebuild-agents',
  'compare-agents',
  'rate-prices',
  'reencrypt-secrets',
  'check-content',
] as const;
export type OperationKind = (typeof operationKinds)[number];

export const operationStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type OperationState = (typeof operationStates)[number];

/** Those that can be stopped halfway and leave nothing half done; the others are over before anybody could. */
export const cancellableOperations: readonly OperationKind[] = [
  'rebuild-listings',
  'compare-listings',
  'rebuild-agents',
  'compare-agents',
  'rate-prices',
];

/** How the portal is, each with the limit beyond which somebody has to look. */
export const healthLimits = {
  /** Seconds that the oldest fresh change has waited for the index. */
  'index-lag': 5,
  /** Seconds that the oldest job of all has waited beyond its time. */
  'oldest-job': 300,
  /** Jobs that gave up and wait for somebody. */
  'dead-jobs': 0,
  /** Percent of the feeds that are live. */
  'broken-feeds': 2,
  /** Percent of the mails of seven days that came back or were refused. */
  'mail-bounces': 2,
  /** Percent of the API’s answers of 24 hours. */
  'api-errors': 0.1,
} as const;
export type HealthMeasure = keyof typeof healthLimits;
export const healthMeasures = Object.keys(healthLimits) as [HealthMeasure, ...HealthMeasure[]];

export const searchIndexKinds = ['listings', 'agents'] as const;
export type SearchIndexKind = (typeof searchIndexKinds)[number];

export const mailOutcomes = ['sent', 'refused', 'dropped', 'bounced'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

export const errorSources = ['api', 'browser'] as const;
export type ErrorSource = (typeof errorSources)[number];

/** A search that takes longer is a slow one. */
export const slowSearchMs = 500;
/** A search without hits is shown once so many have asked on one day, a word once it was asked so often: nobody is told apart by them. */
export const shownFrom = { emptySearches: 3, words: 5 } as const;
/** Days that the health pages look back. */
export const healthDays = 28;

/** Which feeds of all dealers are listed. */
export const feedFilters = ['all', 'broken', 'waiting', 'paused'] as const;
export type FeedFilter = (typeof feedFilters)[number];

export const discardReasonLength = { min: 3, max: 200 } as const;
