interface Options {
  /** Pages that the processor works on at the same time. */
  maxAtWork: number;
  /** Pages begun and not yet sent, those that wait for the API included. */
  maxInFlight: number;
  maxWaiting: number;
  maxWaitMs: number;
}

/** The turn of a page that is being made. */
export interface PageTurn {
  /** It waits for the API: meanwhile the processor is another page's. */
  pause(): void;
  resume(): void;
  end(): void;
}

interface Waiting {
  begin(): void;
  refuse(): void;
}

/**
 * Has a few pages made at a time: one processor makes no more of them by making many side by side, each only takes longer. A
 * page that waits for the API takes nobody's turn, so that one part of the API that hangs does not stop pages that need another.
 * Of those who wait the newest comes first, since whoever came long ago gives up before; undefined for whoever waits too
 * long, and for the oldest when too many wait.
 */
export function pageTurns({ maxAtWork, maxInFlight, maxWaiting, maxWaitMs }: Options) {
  const line: Waiting[] = [];
  let atWork = 0;
  let inFlight = 0;

  const isFree = () => atWork < maxAtWork && inFlight < maxInFlight;
  const beginNext = () => {
    while (isFree() && line.length > 0) line.at(-1)?.begin();
  };

  const begin = (): PageTurn => {
    atWork += 1;
    inFlight += 1;
    let calls = 0;
    let hasEnded = false;
    return {
      pause() {
        calls += 1;
        if (hasEnded || calls > 1) return;
        atWork -= 1;
        beginNext();
      },
      resume() {
        calls -= 1;
        if (!hasEnded && calls === 0) atWork += 1;
      },
      end() {
        if (hasEnded) return;
        hasEnded = true;
        inFlight -= 1;
        if (calls === 0) atWork -= 1;
        beginNext();
      },
    };
  };

  return async (): Promise<PageTurn | undefined> => {
    if (isFree()) return begin();
    if (line.length >= maxWaiting) line[0]?.refuse();
    const { promise, resolve } = Promise.withResolvers<PageTurn | undefined>();
    const settle = (turn: PageTurn | undefined) => {
      line.splice(line.indexOf(waiting), 1);
      clearTimeout(timer);
      resolve(turn);
    };
    const waiting: Waiting = { begin: () => settle(begin()), refuse: () => settle(undefined) };
    const timer = setTimeout(waiting.refuse, maxWaitMs);
    line.push(waiting);
    return promise;
  };
}
