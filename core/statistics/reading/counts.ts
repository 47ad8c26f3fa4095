import type { StatisticsCounts } from '@kardan/contract/calls/admin/statistics';

/** What the tables hold of each kind. */
export type StoredCounts = Omit<StatisticsCounts, 'contacts'>;

export function toCounts(stored: StoredCounts): StatisticsCounts {
  const { impressions, views, phonesShown, inquiries, prints, parked, shared, scans, directions, websites } = stored;
  const contacts = inquiries + phonesShown;
  return {
    impressions,
    views,
    contacts,
    inquiries,
    phonesShown,
    parked,
    prints,
    shared,
    scans,
    directions,
    websites,
  };
}

export const noCounts: StoredCounts = {
  impressions: 0,
  views: 0,
  phonesShown: 0,
  inquiries: 0,
  prints: 0,
  parked: 0,
  shared: 0,
  scans: 0,
  directions: 0,
  websites: 0,
};
