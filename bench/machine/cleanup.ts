/** What must be put back however a run ends: index settings, processes. */
export interface Cleanup {
  /** Remembers how to undo something; the returned function does it at once, and it is done only once. */
  add(undo: () => Promise<void>): () => Promise<void>;
  /** Undoes what is still there, the last first. */
  run(): Promise<void>;
}

export function createCleanup(): Cleanup {
  const open: (() => Promise<void>)[] = [];
  const cleanup: Cleanup = {
    add(undo) {
      open.push(undo);
      return async () => {
        const position = open.indexOf(undo);
        if (position < 0) return;
        open.splice(position, 1);
        await undo();
      };
    },
    async run() {
      for (let undo = open.pop(); undo; undo = open.pop()) await undo();
    },
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cleanup.run().finally(() => process.exit(130)));
  }
  return cleanup;
}
