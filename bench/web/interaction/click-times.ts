import { percentile } from '../../measure/percentile.ts';
import type { ShownClick } from './watch-clicks.ts';

export interface ClickTimes {
  /** From the event to the paint. */
  allMs: number;
  /** Of it, while the server was asked and answered. */
  networkMs: number;
  /** The rest: what the page itself takes. */
  ownMs: number;
  /** Of that, until the server is asked. */
  beforeMs: number;
  eventMs: number;
}

/** Requests that overlap count once, and only what lies between the click and the paint. */
export function clickTimes({ clickedAtMs, paintedAtMs, requests, eventMs }: ShownClick): ClickTimes {
  const inOrder = requests.toSorted((a, b) => a.startMs - b.startMs);
  let networkMs = 0;
  let countedUntil = clickedAtMs;
  for (const { startMs, endMs } of inOrder) {
    const from = Math.max(startMs, countedUntil);
    const to = Math.min(endMs, paintedAtMs);
    if (to <= from) continue;
    networkMs += to - from;
    countedUntil = to;
  }
  const allMs = paintedAtMs - clickedAtMs;
  const beforeMs = (inOrder[0]?.startMs ?? clickedAtMs) - clickedAtMs;
  return { allMs, networkMs, ownMs: allMs - networkMs, beforeMs, eventMs };
}

export interface ClickSpread {
  slowdown: number;
  clicks: number;
  p50: ClickTimes;
  p95: ClickTimes;
}

export function clickSpread(slowdown: number, times: readonly ClickTimes[]): ClickSpread {
  const at = (share: number): ClickTimes => {
    const of = (key: keyof ClickTimes) =>
      percentile(
        times.map((time) => time[key]).toSorted((a, b) => a - b),
        share,
      );
    return {
      allMs: of('allMs'),
      networkMs: of('networkMs'),
      ownMs: of('ownMs'),
      beforeMs: of('beforeMs'),
      eventMs: of('eventMs'),
    };
  };
  return { slowdown, clicks: times.length, p50: at(0.5), p95: at(0.95) };
}
