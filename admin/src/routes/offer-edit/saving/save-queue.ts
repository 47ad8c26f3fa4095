import type { EditableFieldKey, EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import { ApiError } from '@kardan/contract/client/api-error';
import { passesByItself } from '@kardan/contract/client/passes-by-itself';
import { afterSaved, collisionsOf, type Edits, keysOf, noEdits, resolved, withEdit, without } from './merge-edits.ts';

/** saved: everything is there · typing: about to be sent · offline: kept on the device and tried again · failed: refused as a whole */
export type SaveStatus = 'saved' | 'typing' | 'saving' | 'offline' | 'conflict' | 'failed';

export interface QueueState {
  status: SaveStatus;
  edits: Edits;
  /** Fields that the API does not take as they are, with its reason; they stay here until they are changed. */
  refused: ReadonlyMap<EditableFieldKey, string>;
  error: unknown;
  /** While two people have changed the same: what this editor had seen before the other one saved. */
  base: EditableFields | undefined;
}

export interface SaveQueueOptions {
  current: () => OwnListing;
  send: (edits: Edits) => Promise<OwnListing>;
  load: () => Promise<OwnListing>;
  /** Takes what the server answered. */
  onAnswer: (car: OwnListing) => void;
  /** Where edits outlive the tab. */
  kept: { read: () => Edits | undefined; write: (edits: Edits) => void; remove: () => void };
  delayMs?: number;
  firstRetryMs?: number;
}

const maxRetryMs = 60_000;

/** Saves by itself what is changed: one request at a time, only what differs, and nothing is lost while there is no connection. */
export function createSaveQueue(options: SaveQueueOptions) {
  const { current, send, load, onAnswer, kept, delayMs = 800, firstRetryMs = 2_000 } = options;
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: Promise<void> | undefined;
  let retryMs = firstRetryMs;
  const unsent = kept.read();
  let state: QueueState = {
    status: unsent ? 'typing' : 'saved',
    edits: unsent ?? noEdits,
    refused: new Map(),
    error: undefined,
    base: undefined,
  };

  const set = (next: Partial<QueueState>) => {
    state = { ...state, ...next };
    if (keysOf(state.edits.mine).length > 0) kept.write(state.edits);
    else kept.remove();
    for (const listener of listeners) listener();
  };
  const sendable = () => without(state.edits, [...state.refused.keys()]);
  const hasWork = () => keysOf(sendable().mine).length > 0;
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  /** Sends what is there now; done when nothing is left to send, or nothing can be. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    if (state.status === 'conflict') return Promise.resolve();
    inFlight ??= run().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  }

  async function run(): Promise<void> {
    while (hasWork()) {
      const sent = sendable();
      set({ status: 'saving', error: undefined });
      try {
        const answer = await send(sent);
        retryMs = firstRetryMs;
        onAnswer(answer);
        set({ edits: afterSaved(state.edits, sent.mine) });
      } catch (error) {
        if (!(await takeFailure(error, keysOf(sent.mine)))) return;
      }
    }
    set({ status: 'saved' });
  }

  /** Whether the rest can be sent at once. */
  async function takeFailure(error: unknown, sent: readonly EditableFieldKey[]): Promise<boolean> {
    if (!(error instanceof ApiError) || passesByItself(error)) {
      schedule(retryMs);
      retryMs = Math.min(retryMs * 2, maxRetryMs);
      set({ status: 'offline', error });
      return false;
    }
    if (error.code === 'edit-conflict') return takeConflict(error);
    const refused = new Map(state.refused);
    for (const { path, message } of error.issues) {
      const key = sent.find((name) => path.includes(name));
      if (key) refused.set(key, message);
    }
    if (refused.size > state.refused.size) {
      set({ refused });
      return true;
    }
    set({ status: 'failed', error });
    return false;
  }

  async function takeConflict(error: unknown): Promise<boolean> {
    const base = current().fields;
    try {
      const car = await load();
      onAnswer(car);
      if (collisionsOf(state.edits, car.fields).length > 0) {
        set({ status: 'conflict', base });
        return false;
      }
      // The other one has gone back meanwhile: what is here goes together with what is there.
      set({ edits: resolved(state.edits, car.fields, []) });
      return true;
    } catch {
      schedule(retryMs);
      set({ status: 'offline', error });
      return false;
    }
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit<K extends EditableFieldKey>(key: K, value: EditableFields[K]) {
      const refused = new Map(state.refused);
      refused.delete(key);
      const edits = withEdit(state.edits, current().fields, key, value);
      if (state.status === 'conflict') return set({ edits, refused });
      const busy = inFlight !== undefined;
      set({ edits, refused, status: busy ? 'saving' : 'typing' });
      schedule(delayMs);
    },
    /** What the API refuses of the whole car, said at its fields until they are changed or it is tried again. */
    refuse(issues: ReadonlyMap<EditableFieldKey, string>) {
      const unsaved = [...state.refused].filter(([key]) => key in state.edits.mine);
      set({ refused: new Map([...issues, ...unsaved]) });
    },
    flush,
    /** Fields that stand on the screen as the API does not take them: what is online would not be what is seen. */
    refusedEdits: () => [...state.refused.keys()].filter((key) => key in state.edits.mine),
    /** Ends a conflict: in these fields the other one's value stays. */
    resolve(theirs: readonly EditableFieldKey[]) {
      set({ edits: resolved(state.edits, current().fields, theirs), base: undefined, status: 'typing' });
      return flush();
    },
    /** Forgets what is not saved. */
    drop() {
      clearTimeout(timer);
      set({ edits: noEdits, refused: new Map(), base: undefined, error: undefined, status: 'saved' });
    },
    /** Begins, with what an earlier visit could not send. */
    start() {
      if (hasWork()) schedule(0);
      const again = () => void (state.status === 'offline' && flush());
      addEventListener('online', again);
      return () => {
        removeEventListener('online', again);
        void flush();
      };
    },
  };
}

export type SaveQueue = ReturnType<typeof createSaveQueue>;
