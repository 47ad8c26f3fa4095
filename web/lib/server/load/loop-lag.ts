import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 10;
const sampleMs = 250;

/** How many milliseconds later than asked for this process has come to its work, on average over the last quarter of a second. */
export function watchLoopLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let lagMs = 0;
  setInterval(() => {
    // Without a value nothing was measured.
    lagMs = delays.count === 0 ? 0 : Math.max(0, delays.mean / 1e6 - resolutionMs);
    delays.reset();
  }, sampleMs).unref();
  return () => lagMs;
}
