import type { WebVitalsReport } from '@kardan/contract/calls/web-vitals';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { rateWebVital } from '@kardan/contract/values/web-vitals';
import type { Database } from '../db/database.ts';
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
  const waiting = new Map<string, WebVitalCount>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  function count(added: WebVitalCount): void {
    const { count: more, ...key } = added;
    const name = Object.values(key).join(' ');
    const known = waiting.get(name);
    if (known) known.count += more;
    else waiting.set(name, { ...added });
    timer ??= setTimeout(() => void flush(), flushMs).unref();
  }

  function flush(): Promise<void> {
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...waiting.values()];
    if (counts.length === 0) return;
    waiting.clear();
    try {
      await addCounts(db, counts);
    } catch (err) {
      log.warn({ err, counts: counts.length }, 'web vitals not written');
      counts.forEach(count);
    }
  }

  return {
    add({ pageKind, device, values }) {
      const day = viennaDay(now());
      for (const { metric, value } of values) {
        const rating = rateWebVital(metric, value);
        count({ day, pageKind, device, metric, rating, bucket: bucketOf(metric, value), count: 1 });
      }
    },
    async close() {
      await writing;
      await flush();
      clearTimeout(timer);
    },
  };
}
