interface Options {
  /** Of one network, waiting for their turn. */
  maxWaiting: number;
  /** Whoever has waited so long for a page has gone on by now. */
  maxWaitMs: number;
  /** A network whose next page waits for others' waits no longer than this. */
  maxRestMs: number;
}

type Work = () => Promise<void>;

interface Page {
  make: Work;
  /** Says that it will not be made, now. */
  refuse: () => void;
}

/**
 * Has each network's pages made one after the other, and its next one only when nobody else's is being made: whoever asks for one
 * page shares the processor with one page of somebody who asks for many, not with all of them.
 */
export function networkTurns({ maxWaiting, maxWaitMs, maxRestMs }: Options) {
  /** What waits, of each network that has a page made or rests. */
  const lines = new Map<string, Work[]>();
  /** What goes on with each network that has had a page made while others' were, who rests longest first. */
  const resting = new Set<() => void>();
  let inFlight = 0;

  const begin = (network: string, work: Work) => {
    inFlight += 1;
    void work().finally(() => end(network));
  };

  const end = (network: string) => {
    inFlight -= 1;
    if (lines.get(network)?.length) rest(network);
    else lines.delete(network);
    for (const goOn of resting) if (inFlight === 0) goOn();
  };

  const rest = (network: string) => {
    const goOn = () => {
      clearTimeout(timer);
      resting.delete(goOn);
      const next = lines.get(network)?.shift();
      if (next) begin(network, next);
      else lines.delete(network);
    };
    const timer = setTimeout(goOn, maxRestMs);
    resting.add(goOn);
  };

  return (network: string, { make, refuse }: Page): void => {
    const line = lines.get(network);
    if (!line) {
      lines.set(network, []);
      begin(network, make);
      return;
    }
    if (line.length >= maxWaiting) {
      refuse();
      return;
    }
    const waiting: Work = () => {
      clearTimeout(timer);
      return make();
    };
    const timer = setTimeout(() => {
      line.splice(line.indexOf(waiting), 1);
      refuse();
    }, maxWaitMs);
    line.push(waiting);
  };
}
