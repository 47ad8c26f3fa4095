/** What statistics and reports can be of, and in which steps they tell it. No schema in here: browsers load it. */

/** Five years and the months around them. */
export const maxStatisticsDays = 1_900;
/** Longer periods are told by week or month: nobody reads more points. */
export const maxPointsInSeries = 400;

export const statisticsSteps = ['day', 'week', 'month'] as const;
export type StatisticsStep = (typeof statisticsSteps)[number];

/** Days of a quarter, weeks of a year, months beyond: as many points as one can tell apart in a chart. */
export function readableStep({ from, to }: { from: string; to: string }): StatisticsStep {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days <= 93 ? 'day' : days <= maxPointsInSeries ? 'week' : 'month';
}
