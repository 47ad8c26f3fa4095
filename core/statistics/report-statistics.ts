import type { ReportedEvent } from '@kardan/contract/calls/statistics';
import { networkOf } from '../limits/limit-key.ts';
import type { RepeatFilter } from './repeat-filter.ts';
import { isRobot } from './robot-rules.ts';
import type { StatisticsBuffer } from './statistics-buffer.ts';

interface Visit {
  userAgent: string | undefined;
  address: string;
}

/**
 * Counts what a visitor's page reports, once for each kind and car in some minutes from one network: who sends the same a
 * thousand times counts as one who looked. Robots are left out. Nothing of the visitor is kept.
 */
export function reportStatistics(
  { statistics, repeats }: { statistics: StatisticsBuffer; repeats: RepeatFilter },
  events: readonly ReportedEvent[],
  { userAgent, address }: Visit,
): { received: number } {
  if (!isRobot(userAgent)) statistics.add(repeats.withoutRepeats(events, networkOf(address)));
  return { received: events.length };
}
