interface Options {
  /** Of one network at the same time. */
  maxInFlight: number;
  /** Of one network, waiting for their turn. */
  maxWaiting: number;
}

interface Queue {
  inFlight: number;
  waiting: (() => void)[];
}

/**
 * Lets each network have a few pages made at a time; its further ones wait in their order. Whoever asks for one page has it
 * made beside those few, however many more somebody else asks for. False when too many wait already.
 */
export function networkTurns({ maxInFlight, maxWaiting }: Options) {
  const queues = new Map<string, Queue>();

  const end = (network: string, queue: Queue) => {
    const next = queue.waiting.shift();
    if (next) return next();
    queue.inFlight -= 1;
    if (queue.inFlight === 0) queues.delete(network);
  };

  return (network: string, work: () => Promise<void>): boolean => {
    const queue = queues.get(network) ?? { inFlight: 0, waiting: [] };
    queues.set(network, queue);
    const run = () => void work().finally(() => end(network, queue));
    if (queue.inFlight < maxInFlight) {
      queue.inFlight += 1;
      run();
      return true;
    }
    if (queue.waiting.length >= maxWaiting) return false;
    queue.waiting.push(run);
    return true;
  };
}
