/** Sums up counts in memory and writes them every few seconds. */
export interface CountBuffer<Count> {
  /** Takes one at once and never fails. */
  add(count: Count): void;
  /** Writes what is waiting. */
  close(): Promise<void>;
}

interface Options<Count> {
  /** Equal for what is counted together. */
  keyOf: (count: Count) => string;
  /** Adds the later to the earlier. */
  merge: (into: Count, more: Count) => void;
  write: (counts: Count[]) => Promise<void>;
  /** What could not be written waits on; whoever reads the log is told. */
  onFailed: (error: unknown, counts: number) => void;
  flushMs: number;
  /** Different ones that wait at most; what is new beyond it is not counted. */
  maxKeys?: number;
}

/** A process's counts; bounded, however much is counted and however long the database is away. */
export function openCountBuffer<Count extends object>(options: Options<Count>): CountBuffer<Count> {
  const { keyOf, merge, write, onFailed, flushMs, maxKeys = Number.POSITIVE_INFINITY } = options;
  const waiting = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  function add(count: Count): void {
    const key = keyOf(count);
    const known = waiting.get(key);
    if (known) merge(known, count);
    else if (waiting.size < maxKeys) waiting.set(key, { ...count });
    flushLater();
  }

  function flushLater(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, flushMs).unref();
  }

  function flush(): Promise<void> {
    writing ??= writeAll().finally(() => {
      writing = undefined;
      // Whatever came during a write that took longer than the wait for it has no timer.
      if (waiting.size > 0) flushLater();
    });
    return writing;
  }

  async function writeAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...waiting.values()];
    if (counts.length === 0) return;
    waiting.clear();
    try {
      await write(counts);
    } catch (error) {
      onFailed(error, counts.length);
      counts.forEach(add);
    }
  }

  return {
    add,
    async close() {
      await writing;
      await flush();
      clearTimeout(timer);
    },
  };
}
