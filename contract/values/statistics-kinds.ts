/** What is counted of a car. No event says who caused it. */
export const statisticsKinds = ['impression', 'view', 'phone-shown', 'inquiry', 'print', 'parked', 'shared'] as const;
export type StatisticsKind = (typeof statisticsKinds)[number];

/** Most that one report may hold. */
export const maxReportedEvents = 50;
