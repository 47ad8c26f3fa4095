import { createHmac, randomBytes } from 'node:crypto';
import type { ReportedEvent } from '@kardan/contract/calls/statistics';
import { viennaDay } from '@kardan/contract/values/vienna-day';

/** Tells what was already reported from the same network a moment ago. */
export interface RepeatFilter {
  /** Those of the events that count: the first of each kind, car and network within the window. */
  withoutRepeats(events: readonly ReportedEvent[], network: string): ReportedEvent[];
  /** Takes back that these were there: they could not be stored. */
  forget(events: readonly ReportedEvent[], network: string): void;
}

interface FilterOptions {
  now?: () => number;
  /** Longer than a look at a car takes, shorter than it takes people behind one address to be interested in the same. */
  windowMs?: number;
  /** A million take 8 MB, whatever comes in; where two events meet in one slot the older is forgotten. */
  slots?: number;
}

/**
 * A process's own memory of what was reported, by hashes whose salt is drawn anew every day and stored nowhere: neither
 * the rows nor this table tell who has looked at what.
 */
export function createRepeatFilter({
  now = Date.now,
  windowMs = 600_000,
  slots = 1 << 20,
}: FilterOptions = {}): RepeatFilter {
  const fingerprints = new Uint32Array(slots);
  const seconds = new Uint32Array(slots);
  let day = '';
  let salt = Buffer.alloc(0);

  /** Where the visitor met the car is no part of it: whoever comes back another way has looked once. */
  function placeOf({ kind, listingId }: ReportedEvent, network: string): { slot: number; fingerprint: number } {
    const hash = createHmac('sha256', salt).update(`${network} ${kind} ${listingId}`).digest();
    return { slot: hash.readUInt32LE(0) % slots, fingerprint: hash.readUInt32LE(4) };
  }

  function isFirst(event: ReportedEvent, network: string, second: number): boolean {
    const { slot, fingerprint } = placeOf(event, network);
    const isRepeat = fingerprints[slot] === fingerprint && second - (seconds[slot] ?? 0) < windowMs / 1_000;
    if (isRepeat) return false;
    fingerprints[slot] = fingerprint;
    seconds[slot] = second;
    return true;
  }

  return {
    withoutRepeats(events, network) {
      const moment = now();
      const today = viennaDay(moment);
      if (today !== day) {
        day = today;
        salt = randomBytes(32);
      }
      const second = Math.floor(moment / 1_000);
      return events.filter((event) => isFirst(event, network, second));
    },
    forget(events, network) {
      for (const event of events) {
        const { slot, fingerprint } = placeOf(event, network);
        if (fingerprints[slot] === fingerprint) fingerprints[slot] = 0;
      }
    },
  };
}
