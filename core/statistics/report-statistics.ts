import type { ReportedEvent } from '@kardan/contract/calls/statistics';
import { isRobot } from './robot-rules.ts';
import type { StatisticsBuffer } from './statistics-buffer.ts';

/**
 * Counts what a visitor's page reports. Robots are left out, and nothing of the visitor is kept, so the same person who
 * looks twice counts twice: telling them apart would need what we do not want to know.
 */
export function reportStatistics(
  { statistics }: { statistics: StatisticsBuffer },
  events: readonly ReportedEvent[],
  userAgent: string | undefined,
): { received: number } {
  if (!isRobot(userAgent)) statistics.add(events);
  return { received: events.length };
}
