interface Limits {
  /** Pages begun and not yet sent. */
  maxInFlight: number;
  maxWaiting: number;
  maxWaitMs: number;
}

interface Waiting {
  begin(): void;
  refuse(): void;
}

/**
 * Has a few pages made at a time: one processor makes no more of them by making many side by side, each only takes longer, and so
 * does all else that passes through the process. Of those who wait the newest comes first, since whoever came long ago gives
 * up before. Gives what ends the turn; undefined for whoever waits too long, and for the oldest when too many wait.
 */
export function pageTurns({ maxInFlight, maxWaiting, maxWaitMs }: Limits) {
  const line: Waiting[] = [];
  let inFlight = 0;

  const begin = () => {
    inFlight += 1;
    return () => {
      inFlight -= 1;
      line.at(-1)?.begin();
    };
  };

  return async (): Promise<(() => void) | undefined> => {
    if (inFlight < maxInFlight) return begin();
    if (line.length >= maxWaiting) line[0]?.refuse();
    const { promise, resolve } = Promise.withResolvers<(() => void) | undefined>();
    const settle = (end: (() => void) | undefined) => {
      line.splice(line.indexOf(waiting), 1);
      clearTimeout(timer);
      resolve(end);
    };
    const waiting: Waiting = { begin: () => settle(begin()), refuse: () => settle(undefined) };
    const timer = setTimeout(waiting.refuse, maxWaitMs);
    line.push(waiting);
    return promise;
  };
}
