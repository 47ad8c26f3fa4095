import {
  type PageKind,
  rateWebVital,
  type WebVital,
  type WebVitalDevice,
  type WebVitalRating,
  webVitalRatings,
} from '@kardan/contract/values/web-vitals';
import type { Actor } from '../accounts/actor.ts';
import { requireOperator } from '../accounts/policies.ts';
import type { Database } from '../db/database.ts';
import { middleOf } from './value-buckets.ts';
import { loadCounts, type WebVitalCount } from './web-vital-store.ts';

export interface WebVitalSummary {
  pageKind: PageKind;
  device: WebVitalDevice;
  metric: WebVital;
  visits: number;
  /** Three of four visits were at least as fast, to 5 %. */
  p75: number;
  /** By which a page is judged. */
  rating: WebVitalRating;
  /** Parts of one. */
  shares: Record<WebVitalRating, number>;
}

/** Tells operators how fast each kind of page was from one day to another, both included, on phones and other devices. */
export async function webVitalsOfDays(
  { db }: { db: Database },
  actor: Actor,
  { from, to }: { from: string; to: string },
): Promise<WebVitalSummary[]> {
  requireOperator(actor);
  const counts = await loadCounts(db, from, to);
  const groups = Map.groupBy(counts, ({ pageKind, device, metric }) => `${pageKind} ${device} ${metric}`);
  return [...groups.values()].map(summarise);
}

/** Of one kind of page, device and metric, smallest bucket first. */
function summarise(counts: Omit<WebVitalCount, 'day'>[]): WebVitalSummary {
  const [{ pageKind, device, metric }] = counts as [WebVitalCount];
  const visits = sumOf(counts);
  const p75 = middleOf(metric, quantileBucket(counts, 0.75 * visits));
  const shareOf = (rating: WebVitalRating) => sumOf(counts.filter((each) => each.rating === rating)) / visits;
  const shares = Object.fromEntries(webVitalRatings.map((rating) => [rating, shareOf(rating)]));
  return {
    pageKind,
    device,
    metric,
    visits,
    p75,
    rating: rateWebVital(metric, p75),
    shares: shares as WebVitalSummary['shares'],
  };
}

function quantileBucket(counts: Pick<WebVitalCount, 'bucket' | 'count'>[], wanted: number): number {
  let passed = 0;
  for (const { bucket, count } of counts) {
    passed += count;
    if (passed >= wanted) return bucket;
  }
  return 0;
}

function sumOf(counts: Pick<WebVitalCount, 'count'>[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
