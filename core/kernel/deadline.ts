import { AsyncLocalStorage } from 'node:async_hooks';

/** The longest that a call of the API may take, beyond what its body needs to arrive: whoever asked has gone by then. */
export const maxCallMs = 30_000;

/** By the process's clock, for everything that is done for one call. */
const deadlines = new AsyncLocalStorage<number>();

/** Does the work for somebody who is answered after so many milliseconds, whatever has become of it by then. */
export function withDeadline<Result>(timeoutMs: number, work: () => Result): Result {
  return deadlines.run(performance.now() + timeoutMs, work);
}

/**
 * Milliseconds until whoever all this is done for is answered anyway; endless for work without a deadline, as the worker's. That
 * somebody has left is no deadline: their answer may be shared with others who ask the same.
 */
export function msLeft(): number {
  const deadline = deadlines.getStore();
  return deadline === undefined ? Number.POSITIVE_INFINITY : deadline - performance.now();
}
