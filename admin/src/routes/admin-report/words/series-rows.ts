import type { StatisticsPoint } from '@kardan/contract/calls/admin/statistics';
import type { StatisticsStep } from '@kardan/contract/values/statistics-periods';
import { mondayOf } from '#domain/statistics/day-words.ts';
import { ownCount, type SeriesMetric } from './summaries.ts';

export interface SeriesRow {
  from: string;
  own: number;
  /** Null where it is not known of every part. */
  like: number | null;
}

/** More days than these are told by week beside the drawing. */
const mostDays = 14;

/** The numbers beside a drawing: the points themselves, or weeks of them where there are many days. */
export function seriesRows(
  series: readonly StatisticsPoint[],
  by: StatisticsStep,
  metric: SeriesMetric,
  isCompared: boolean,
): { by: StatisticsStep; rows: SeriesRow[] } {
  const points = series.map((point) => ({
    from: point.from,
    own: ownCount(metric, point, isCompared),
    like: point.expected?.[metric] ?? null,
  }));
  if (by !== 'day' || series.length <= mostDays) return { by, rows: points };
  const weeks = Map.groupBy(points, ({ from }) => mondayOf(from));
  const rows = [...weeks.values()].map((days) => ({
    from: days[0]?.from ?? '',
    own: days.reduce((all, { own }) => all + own, 0),
    like: days.some(({ like }) => like === null) ? null : days.reduce((all, { like }) => all + (like ?? 0), 0),
  }));
  return { by: 'week', rows };
}
