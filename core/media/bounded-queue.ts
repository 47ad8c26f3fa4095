import { Failure } from '../kernel/errors.ts';

interface QueueLimits {
  running: number;
  waiting: number;
  /** Longest wait that is worth it; whoever asked is gone after that, or asks again. */
  waitMs: number;
}

/** Lets only so much work run at a time, lets a bounded amount wait in order, and refuses the rest. */
export interface BoundedQueue {
  /** Runs the work when its turn comes; throws `overloaded` when too many wait already, or when it waited too long. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createBoundedQueue(limits: QueueLimits): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= limits.running && waiting.length >= limits.waiting) throw new Failure('overloaded');
      const asked = performance.now();
      // Whoever ends hands the place on, so that nobody who comes in between can take it.
      if (running >= limits.running) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        if (performance.now() - asked > limits.waitMs) throw new Failure('overloaded');
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
