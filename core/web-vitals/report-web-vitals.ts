import type { WebVitalsReport } from '@kardan/contract/calls/web-vitals';
import { isRobot } from '../statistics/robot-rules.ts';
import type { WebVitalsBuffer } from './web-vitals-buffer.ts';

/** Counts how fast a page was for a visitor; robots are left out. Nothing of the visitor is kept. */
export function reportWebVitals(
  { webVitals }: { webVitals: WebVitalsBuffer },
  report: WebVitalsReport,
  userAgent: string | undefined,
): { received: number } {
  if (!isRobot(userAgent)) webVitals.add(report);
  return { received: report.values.length };
}
