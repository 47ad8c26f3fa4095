import type { ReportedEvent } from '@kardan/contract/calls/statistics';
import type { Database } from '../db/database.ts';
import type { Logger } from '../kernel/log.ts';
import { insertReportedEvents, type ReportedEvents } from './statistics-store.ts';

/** Collects what pages report and writes it in batches, since a write for each would be thousands a second. */
export interface StatisticsBuffer {
  /** Takes the events at once and never fails; what does not fit any more is dropped and its number logged. */
  add(events: readonly ReportedEvent[]): void;
  /** Writes what is waiting and takes nothing more. */
  close(): Promise<void>;
}

interface BufferOptions {
  /** Longest that an event waits while PostgreSQL answers. */
  flushMs?: number;
  /** So many waiting events are written at once. */
  flushEvents?: number;
  /** Most events that wait: 25 seconds of the busiest hour without PostgreSQL, about 2 MB. */
  maxWaiting?: number;
}

/** A process's buffer: a crash loses what has waited for less than a second, which a count can bear. */
export function openStatisticsBuffer(
  { db, log }: { db: Database; log: Logger },
  { flushMs = 1_000, flushEvents = 1_000, maxWaiting = 50_000 }: BufferOptions = {},
): StatisticsBuffer {
  let waiting = noEvents();
  let dropped = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  function add(events: readonly ReportedEvent[]): void {
    const now = Date.now();
    const room = closed ? 0 : Math.max(0, maxWaiting - waiting.kinds.length);
    for (const { kind, listingId } of events.slice(0, room)) {
      waiting.kinds.push(kind);
      waiting.listingIds.push(listingId);
      waiting.occurredAt.push(now);
    }
    dropped += Math.max(0, events.length - room);
    if (waiting.kinds.length >= flushEvents) void flush();
    else timer ??= setTimeout(() => void flush(), flushMs).unref();
  }

  /** One batch at a time: a slow database gets larger ones, not more. */
  function flush(): Promise<void> {
    writing ??= write().finally(() => {
      writing = undefined;
      if (waiting.kinds.length > 0 && !closed) timer ??= setTimeout(() => void flush(), flushMs).unref();
    });
    return writing;
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    tellDropped();
    const batch = waiting;
    if (batch.kinds.length === 0) return;
    waiting = noEvents();
    try {
      await insertReportedEvents(db, batch);
    } catch (err) {
      log.warn({ err, events: batch.kinds.length }, 'statistics not written');
      keep(batch);
    }
  }

  /** What could not be written is tried again, as far as there is room beside what has come since. */
  function keep(batch: ReportedEvents): void {
    const room = maxWaiting - waiting.kinds.length;
    dropped += Math.max(0, batch.kinds.length - room);
    waiting = {
      kinds: [...batch.kinds.slice(0, room), ...waiting.kinds],
      listingIds: [...batch.listingIds.slice(0, room), ...waiting.listingIds],
      occurredAt: [...batch.occurredAt.slice(0, room), ...waiting.occurredAt],
    };
  }

  function tellDropped(): void {
    if (dropped > 0) log.warn({ events: dropped }, 'statistics dropped');
    dropped = 0;
  }

  return {
    add,
    async close() {
      closed = true;
      await writing;
      await flush();
      dropped += waiting.kinds.length;
      tellDropped();
    },
  };
}

function noEvents(): ReportedEvents {
  return { kinds: [], listingIds: [], occurredAt: [] };
}
