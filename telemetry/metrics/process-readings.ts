import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Reading, reading } from './record.ts';

const resolutionMs = 10;
const quantiles = [0.5, 0.99, 1];

/** Watches the process itself; each call tells how it stands, its lag since the call before. */
export function watchProcess(): () => Reading[] {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  const startedAt = Date.now() / 1_000 - process.uptime();
  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const lags = quantiles.map((quantile) =>
      reading(
        'nodejs_eventloop_lag_seconds',
        { quantile: String(quantile) },
        lagSeconds(delays.percentile(quantile * 100), delays.count),
      ),
    );
    delays.reset();
    return [
      ...lags,
      reading('process_resident_memory_bytes', {}, rss),
      reading('nodejs_heap_size_used_bytes', {}, heapUsed),
      reading('process_cpu_seconds_total', {}, (user + system) / 1e6),
      reading('process_start_time_seconds', {}, startedAt),
    ];
  };
}

/** Without a sample nothing was measured. */
function lagSeconds(delayNs: number, samples: number): number {
  return samples === 0 ? 0 : Math.max(0, delayNs / 1e6 - resolutionMs) / 1_000;
}
