export interface StatisticsSettings {
  eventsPerSecond: number;
  /** A page reports what came into view within three seconds; some reports hold one view. */
  eventsOfReport: number;
  seconds: number;
}

export const fullStatisticsSettings: StatisticsSettings = { eventsPerSecond: 2_000, eventsOfReport: 8, seconds: 60 };
export const quickStatisticsSettings: StatisticsSettings = { eventsPerSecond: 500, eventsOfReport: 8, seconds: 5 };

/** Nobody waits for the answer; but a page that is left should have it on its way. */
export const goalMs = 500;
