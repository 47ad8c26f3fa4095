export type SaveState =
  | { kind: 'saved'; at: number | undefined }
  | { kind: 'changed' | 'saving' | 'offline' | 'stale' }
  /** The server did not take it, whatever is tried. */
  | { kind: 'refused'; error: Error };

interface Options<Text, Answer extends { revision: number }> {
  revision: number;
  send: (text: Text, revision: number) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  /** What to do about a failure: it was another's turn, nobody answered, or it will not be taken. */
  judge: (error: unknown) => 'stale' | 'offline' | 'refused';
  /** Writing ends before it is saved; whoever writes on and on is saved at the latest after `maxMs`. */
  delayMs?: number;
  maxMs?: number;
  retryMs?: number;
}

/**
 * Saves what somebody writes by itself: one save at a time, the newest words win, and what nobody answered to is tried again.
 * Once somebody else has saved it waits until it is told whose words count.
 */
export function createAutosave<Text, Answer extends { revision: number }>({
  revision: first,
  send,
  onSaved,
  judge,
  delayMs = 2_500,
  maxMs = 10_000,
  retryMs = 10_000,
}: Options<Text, Answer>) {
  let revision = first;
  let state: SaveState = { kind: 'saved', at: undefined };
  let unsaved: { text: Text } | undefined;
  let inFlight: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt: number | undefined;
  let isStopped = false;
  const listeners = new Set<() => void>();

  const show = (next: SaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const plan = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), ms);
  };
  const sendNow = async (text: Text) => {
    show({ kind: 'saving' });
    try {
      const answer = await send(text, revision);
      revision = answer.revision;
      onSaved(answer);
      show(unsaved ? { kind: 'changed' } : { kind: 'saved', at: Date.now() });
    } catch (error) {
      // What was typed meanwhile is newer.
      unsaved ??= { text };
      const kind = judge(error);
      show(kind === 'refused' ? { kind, error: error as Error } : { kind });
      if (kind === 'offline') plan(retryMs);
    }
  };

  /** Saves now whatever is not saved; false where that was not possible. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (inFlight) await inFlight;
    if (!unsaved) return state.kind === 'saved';
    if (state.kind === 'stale') return false;
    const { text } = unsaved;
    unsaved = undefined;
    changedAt = undefined;
    inFlight = sendNow(text).finally(() => {
      inFlight = undefined;
    });
    await inFlight;
    return unsaved === undefined ? state.kind === 'saved' : state.kind === 'changed' && flush();
  }

  return {
    change: (text: Text) => {
      unsaved = { text };
      if (state.kind === 'stale') return;
      changedAt ??= Date.now();
      if (state.kind !== 'saving' && state.kind !== 'offline') show({ kind: 'changed' });
      plan(Math.max(0, Math.min(delayMs, changedAt + maxMs - Date.now())));
    },
    flush,
    /** Somebody's words stand at this revision: one's own are saved over them, or given up. */
    takeOver: (next: number, words: 'mine' | 'theirs') => {
      revision = next;
      if (words === 'theirs') unsaved = undefined;
      show(unsaved ? { kind: 'changed' } : { kind: 'saved', at: state.kind === 'saved' ? state.at : undefined });
      return unsaved ? flush() : Promise.resolve(true);
    },
    revision: () => revision,
    isUnsaved: () => unsaved !== undefined || inFlight !== undefined,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Somebody writes from now on; the function ends it: what is under way ends, and nothing is tried again. */
    begin: () => {
      isStopped = false;
      return () => {
        isStopped = true;
        clearTimeout(timer);
      };
    },
  };
}
