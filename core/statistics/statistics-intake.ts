import { randomUUID } from 'node:crypto';
import type { ReportedEvent } from '@kardan/contract/calls/statistics';
import type { Database } from '../db/database.ts';
import { Failure } from '../kernel/errors.ts';
import { insertReportedEvents, type ReportedEvents } from './statistics-store.ts';

/** Stores what pages report, many reports in one write: one for each would be thousands of commits a second. */
export interface StatisticsIntake {
  /**
   * Resolves once the events are stored. Rejects where that is not known: the same report may then be sent again, and what
   * was stored after all counts once. Which events of it count is asked only if it is not being stored already.
   */
  store(batchId: string | undefined, chooseEvents: () => readonly ReportedEvent[]): Promise<void>;
  /** Waits for what is being stored and takes nothing more. */
  close(): Promise<void>;
}

interface IntakeOptions {
  /** How long the first report waits for others; while one write runs, the next ones gather anyway. */
  gatherMs?: number;
  /** Most events that wait: 5 seconds of the busiest hour, then PostgreSQL is too slow to promise anything. */
  maxWaiting?: number;
}

interface Batch {
  events: ReportedEvents;
  stored: PromiseWithResolvers<void>;
}

export function openStatisticsIntake(
  { db }: { db: Database },
  { gatherMs = 3, maxWaiting = 10_000 }: IntakeOptions = {},
): StatisticsIntake {
  let gathering: Batch | undefined;
  let writing: Promise<void> | undefined;
  let closed = false;
  let waiting = 0;
  const inFlight = new Map<string, Promise<void>>();

  function store(batchId: string = randomUUID(), chooseEvents: () => readonly ReportedEvent[]): Promise<void> {
    const same = inFlight.get(batchId);
    if (same) return same;
    if (closed || waiting >= maxWaiting) return Promise.reject(new Failure('overloaded'));
    const events = chooseEvents();
    if (events.length === 0) return Promise.resolve();
    const stored = gather(batchId, events).finally(() => inFlight.delete(batchId));
    inFlight.set(batchId, stored);
    return stored;
  }

  function gather(batchId: string, events: readonly ReportedEvent[]): Promise<void> {
    if (!gathering) {
      gathering = { events: noEvents(), stored: Promise.withResolvers() };
      if (!writing) setTimeout(writeGathered, gatherMs);
    }
    const now = Date.now();
    for (const { kind, listingId, source } of events) {
      gathering.events.batchIds.push(batchId);
      gathering.events.kinds.push(kind);
      gathering.events.listingIds.push(listingId);
      gathering.events.sources.push(source);
      gathering.events.occurredAt.push(now);
    }
    waiting += events.length;
    return gathering.stored.promise;
  }

  /** One write at a time: a slow database gets larger ones, not more. */
  function writeGathered(): void {
    if (!gathering || writing) return;
    const { events, stored } = gathering;
    gathering = undefined;
    writing = insertReportedEvents(db, events)
      .then(stored.resolve, stored.reject)
      .finally(() => {
        waiting -= events.kinds.length;
        writing = undefined;
        writeGathered();
      });
  }

  return {
    store,
    async close() {
      closed = true;
      await Promise.allSettled(inFlight.values());
    },
  };
}

function noEvents(): ReportedEvents {
  return { batchIds: [], kinds: [], listingIds: [], sources: [], occurredAt: [] };
}
