import type { WebVitalsReport } from '@kardan/contract/calls/web-vitals';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { rateWebVital } from '@kardan/contract/values/web-vitals';
import type { Database } from '../db/database.ts';
import { openCountBuffer } from '../kernel/count-buffer.ts';
import type { Logger } from '../kernel/log.ts';
import { bucketOf } from './value-buckets.ts';
import { addCounts, type WebVitalCount } from './web-vital-store.ts';

/** Counts what pages report and writes the counts every few seconds. */
export interface WebVitalsBuffer {
  /** Takes a report at once and never fails. */
  add(report: WebVitalsReport): void;
  /** Writes what is waiting. */
  close(): Promise<void>;
}

/** A process's counts. There are as many as closed lists allow, however much is reported and however long PostgreSQL is away. */
export function openWebVitalsBuffer(
  { db, log }: { db: Database; log: Logger },
  { flushMs = 5_000, now = Date.now }: { flushMs?: number; now?: () => number } = {},
): WebVitalsBuffer {
  const counts = openCountBuffer<WebVitalCount>({
    keyOf: ({ count: _, ...key }) => Object.values(key).join(' '),
    merge: (into, { count }) => {
      into.count += count;
    },
    write: (waiting) => addCounts(db, waiting),
    onFailed: (err, waiting) => log.warn({ err, counts: waiting }, 'web vitals not written'),
    flushMs,
  });
  return {
    add({ pageKind, device, values }) {
      const day = viennaDay(now());
      for (const { metric, value } of values) {
        const rating = rateWebVital(metric, value);
        counts.add({ day, pageKind, device, metric, rating, bucket: bucketOf(metric, value), count: 1 });
      }
    },
    close: counts.close,
  };
}
