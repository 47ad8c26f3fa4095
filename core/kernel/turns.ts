import { msLeft } from './deadline.ts';
import { Failure } from './errors.ts';

interface Limits {
  maxInFlight: number;
  maxWaitMs: number;
  /** Who comes first of those who wait; the newest unless told. */
  first?: 'newest' | 'oldest';
}

export interface Turns {
  /** Waits for a turn and gives what ends it; throws `overloaded` when it does not come soon, or nobody waits for the answer any more. */
  take(): Promise<() => void>;
  /** Does the work when it is its turn. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many wait for theirs. */
  readonly waiting: number;
}

interface Waiting {
  begin(): void;
  refuse(): void;
}

/**
 * Lets a bounded number do their work at once. Of those who wait the newest comes first unless told otherwise: whoever came long
 * ago gives up before whoever came just now, and with the oldest first everybody would be answered just too late.
 */
export function createTurns({ maxInFlight, maxWaitMs, first = 'newest' }: Limits): Turns {
  const line: Waiting[] = [];
  let inFlight = 0;

  const begin = () => {
    inFlight += 1;
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      inFlight -= 1;
      if (inFlight < maxInFlight) line.at(first === 'newest' ? -1 : 0)?.begin();
    };
  };

  const take = async (): Promise<() => void> => {
    const leftMs = msLeft();
    if (leftMs <= 0) throw new Failure('overloaded');
    if (inFlight < maxInFlight) return begin();
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const leave = () => {
      line.splice(line.indexOf(waiting), 1);
      clearTimeout(timer);
    };
    const waiting: Waiting = {
      begin() {
        leave();
        // Counted here, not when the promise is noticed: nobody may come between.
        resolve(begin());
      },
      refuse() {
        leave();
        reject(new Failure('overloaded'));
      },
    };
    const timer = setTimeout(waiting.refuse, Math.min(maxWaitMs, leftMs));
    line.push(waiting);
    return promise;
  };

  return {
    take,
    async run(work) {
      const end = await take();
      try {
        return await work();
      } finally {
        end();
      }
    },
    get waiting() {
      return line.length;
    },
  };
}
