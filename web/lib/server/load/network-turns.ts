interface Options {
  /** Of one network, waiting for their turn. */
  maxWaiting: number;
  /** A network whose next page waits for others' waits no longer than this. */
  maxRestMs: number;
}

type Work = () => Promise<void>;

/**
 * Has each network's pages made one after the other, and its next one only when nobody else's is being made: whoever asks for one
 * page shares the processor with one page of somebody who asks for many, not with all of them. False when too many wait already.
 */
export function networkTurns({ maxWaiting, maxRestMs }: Options) {
  /** Of each network that has a page made, or rests: what it waits for. */
  const lines = new Map<string, Work[]>();
  /** What goes on with each network that rests, those who rest longest first. */
  const resting = new Set<() => void>();
  let inFlight = 0;

  const begin = (network: string, work: Work) => {
    inFlight += 1;
    void work().finally(() => end(network));
  };

  const end = (network: string) => {
    inFlight -= 1;
    const next = lines.get(network)?.shift();
    if (next) rest(() => begin(network, next));
    else lines.delete(network);
    if (inFlight === 0) for (const goOn of [...resting].slice(0, 1)) goOn();
  };

  const rest = (continueWork: () => void) => {
    const goOn = () => {
      clearTimeout(timer);
      resting.delete(goOn);
      continueWork();
    };
    const timer = setTimeout(goOn, maxRestMs);
    resting.add(goOn);
  };

  return (network: string, work: Work): boolean => {
    const line = lines.get(network);
    if (!line) {
      lines.set(network, []);
      begin(network, work);
      return true;
    }
    if (line.length >= maxWaiting) return false;
    line.push(work);
    return true;
  };
}
