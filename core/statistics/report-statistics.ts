import type { ReportedEvent } from '@kardan/contract/calls/statistics';
import { networkOf } from '../limits/limit-key.ts';
import type { RepeatFilter } from './repeat-filter.ts';
import { isRobot } from './robot-rules.ts';
import type { StatisticsIntake } from './statistics-intake.ts';

interface Report {
  batchId?: string | undefined;
  events: readonly ReportedEvent[];
}

interface Visit {
  userAgent: string | undefined;
  address: string;
}

/**
 * Stores what a visitor's page reports before it answers, once for each kind and car in some minutes from one network: who
 * sends the same a thousand times counts as one who looked. Robots are left out. Nothing of the visitor is kept.
 */
export async function reportStatistics(
  { statistics, repeats }: { statistics: StatisticsIntake; repeats: RepeatFilter },
  { batchId, events }: Report,
  { userAgent, address }: Visit,
): Promise<{ received: number }> {
  if (isRobot(userAgent)) return { received: events.length };
  const network = networkOf(address);
  let counted: ReportedEvent[] = [];
  try {
    await statistics.store(batchId, () => {
      counted = repeats.withoutRepeats(events, network);
      return counted;
    });
  } catch (error) {
    // Sent again, it is the first.
    repeats.forget(counted, network);
    throw error;
  }
  return { received: events.length };
}
