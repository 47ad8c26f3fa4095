import type { VitalsHealth } from '@kardan/contract/calls/operator/health';
import { healthDays } from '@kardan/contract/values/operations';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { rateWebVital, type WebVital, webVitalThresholds } from '@kardan/contract/values/web-vitals';
import type { Actor } from '../accounts/actor.ts';
import { requireOperator } from '../accounts/policies.ts';
import type { Database } from '../db/database.ts';
import { middleOf } from './value-buckets.ts';
import { loadQuantiles, type QuantileOfDay } from './web-vital-store.ts';

/** Tells operators how fast three of four visits were, by kind of page and device, over 28 days and on each of them. */
export async function readVitalsHealth(
  { db }: { db: Database },
  actor: Actor,
  { metric }: { metric: WebVital },
  now = Date.now(),
): Promise<VitalsHealth> {
  requireOperator(actor);
  const to = viennaDay(now);
  const quantiles = await loadQuantiles(db, { metric, from: dayAfter(to, 1 - healthDays), to, share: 0.75 });
  const groups = Map.groupBy(quantiles, ({ pageKind, device }) => `${pageKind} ${device}`);
  return {
    metric,
    thresholds: webVitalThresholds[metric],
    pages: [...groups.values()].flatMap((group) => presentPage(metric, group)),
  };
}

function presentPage(metric: WebVital, group: QuantileOfDay[]): VitalsHealth['pages'] {
  const whole = group.find(({ day }) => day === null);
  if (!whole) return [];
  const p75 = middleOf(metric, whole.bucket);
  const days = group.flatMap(({ day, visits, bucket }) =>
    day === null ? [] : [{ day, visits, p75: middleOf(metric, bucket) }],
  );
  const { pageKind, device, visits } = whole;
  return [{ pageKind, device, visits, p75, rating: rateWebVital(metric, p75), days }];
}
