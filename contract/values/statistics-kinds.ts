/** What is counted of a car. No event says who caused it. */
export const statisticsKinds = [
  'impression',
  'view',
  'phone-shown',
  'inquiry',
  'print',
  'parked',
  'shared',
  'scan',
  'directions',
  'website',
] as const;
export type StatisticsKind = (typeof statisticsKinds)[number];

/** Where on the site, or on the way to it, a visitor met the car. */
export const statisticsSources = [
  'results',
  'category',
  'similar',
  'dealer-page',
  'agent-mail',
  'qr',
  'share',
  'direct',
] as const;
export type StatisticsSource = (typeof statisticsSources)[number];

/** Most that one report may hold. */
export const maxReportedEvents = 50;
