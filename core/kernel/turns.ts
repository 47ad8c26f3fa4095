import type { AdaptiveLimit } from './adaptive-limit.ts';
import { Failure } from './errors.ts';

export interface Turns {
  /** Does the work when it is its turn; throws `overloaded` when that does not come soon. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  begin(): void;
  refuse(): void;
}

/** As many may wait as are under way, and at least so many. */
const fewestWaiting = 16;

/**
 * Lets a bounded number do their work at once. Of those who wait the newest comes first: whoever came long ago gives up before
 * whoever came just now, and with the oldest first everybody would be answered just too late. Who waits too long is
 * refused, and so is the oldest when too many wait.
 */
export function createTurns(limit: AdaptiveLimit, maxWaitMs: number): Turns {
  const line: Waiting[] = [];
  let inFlight = 0;

  const waitForTurn = (): Promise<void> => {
    if (line.length >= Math.max(fewestWaiting, limit.current)) line[0]?.refuse();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      line.splice(line.indexOf(waiting), 1);
      clearTimeout(timer);
    };
    const waiting: Waiting = {
      begin() {
        leave();
        // Counted here, not when the promise is noticed: nobody may come between.
        inFlight += 1;
        resolve();
      },
      refuse() {
        leave();
        reject(new Failure('overloaded'));
      },
    };
    const timer = setTimeout(waiting.refuse, maxWaitMs);
    line.push(waiting);
    return promise;
  };

  return {
    async run(work) {
      if (inFlight >= limit.current) await waitForTurn();
      else inFlight += 1;
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        limit.note(performance.now() - startedAt, inFlight);
        inFlight -= 1;
        while (inFlight < limit.current && line.length > 0) line.at(-1)?.begin();
      }
    },
  };
}
