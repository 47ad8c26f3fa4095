import { createHmac, randomBytes } from 'node:crypto';
import type { ReportedEvent } from '@kardan/contract/calls/statistics';
import { viennaDay } from '@kardan/contract/values/vienna-day';

/** Tells what was already reported from the same network a moment ago. */
export interface RepeatFilter {
  /** Those of the events that count: the first of each kind, car and network within the window. */
  withoutRepeats(events: readonly ReportedEvent[], network: string): ReportedEvent[];
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

  function isFirst({ kind, listingId }: ReportedEvent, network: string, second: number): boolean {
    const hash = createHmac('sha256', salt).update(`${network} ${kind} ${listingId}`).digest();
    const slot = hash.readUInt32LE(0) % slots;
    const fingerprint = hash.readUInt32LE(4);
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
  };
}
