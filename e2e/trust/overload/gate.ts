export interface Gate {
  /** Does it as soon as the gate is open. */
  pass<Result>(act: () => Promise<Result>): Promise<Result>;
  /** Does it while nobody else does anything: what has begun ends before, and what comes waits. */
  whileClosed<Result>(act: () => Promise<Result>): Promise<Result>;
}

/** What many pass one after the other, and can be closed for a while. */
export function createGate(): Gate {
  const inFlight = new Set<Promise<unknown>>();
  let reopening: Promise<void> | undefined;
  return {
    async pass(act) {
      while (reopening) await reopening;
      const acting = act();
      inFlight.add(acting);
      try {
        return await acting;
      } finally {
        inFlight.delete(acting);
      }
    },
    async whileClosed(act) {
      const { promise, resolve } = Promise.withResolvers<void>();
      reopening = promise;
      try {
        await Promise.allSettled(inFlight);
        return await act();
      } finally {
        reopening = undefined;
        resolve();
      }
    },
  };
}
