import type { ListingStatisticsSort } from '@kardan/contract/calls/admin/statistics';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SeriesMetric } from '../words/summaries.ts';
import { type Period, readPeriod, searchOf as searchOfPeriod } from './period.ts';

/** Which days, sites and make the report is of, and what it shows of them. */
export interface ReportQuestion {
  period: Period;
  /** Sites beside the one that the page is of. */
  sites: number[];
  make: string | undefined;
  metric: SeriesMetric;
  sort: ListingStatisticsSort;
}

const metrics: readonly SeriesMetric[] = ['impressions', 'views', 'contacts'];
const sorts: readonly ListingStatisticsSort[] = ['impressions', 'views', 'contacts', 'parked'];

/** What the address says; what it says wrongly is left out. */
export function readQuestion(search: Record<string, unknown>): ReportQuestion {
  const { sites, make, metric, sort } = search;
  return {
    period: readPeriod(search),
    sites: (Array.isArray(sites) ? sites : []).filter((id) => Number.isInteger(id) && id > 0),
    make: typeof make === 'string' && /^[a-z0-9-]{1,160}$/.test(make) ? make : undefined,
    metric: metrics.find((known) => known === metric) ?? 'views',
    sort: sorts.find((known) => known === sort) ?? 'views',
  };
}

/** The way back: only what is not so anyway. */
export function searchOf({ period, sites, make, metric, sort }: ReportQuestion): Record<string, unknown> {
  return {
    ...searchOfPeriod(period),
    ...(sites.length > 0 && { sites }),
    ...(make !== undefined && { make }),
    ...(metric !== 'views' && { metric }),
    ...(sort !== 'views' && { sort }),
  };
}

export type ShowReport = (change: Partial<ReportQuestion>) => void;

/** What the page shows stands in its address: it can be shared and gone back to. */
export function useReportQuestion(): { question: ReportQuestion; show: ShowReport } {
  const question = readQuestion(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show: ShowReport = (change) =>
    void navigate({ to: '.', search: searchOf({ ...question, ...change }), resetScroll: false });
  return { question, show };
}
