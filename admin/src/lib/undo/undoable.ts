import { dismissToast, showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';

interface Undoable {
  text: string;
  undoLabel: string;
  /** Does it: once the toast is gone, or the page is left. */
  run: () => unknown;
  /** Shows again what `run` would have taken away. */
  undo: () => void;
}

/** What can still be taken back, with its toast. */
const pending = new Map<Undoable, number>();

/** In place of "are you sure?": it looks done at once, can be taken back for eight seconds, and is only then sent. */
export function doUndoably(act: Undoable): void {
  const settle = (then: () => unknown) => () => {
    if (pending.delete(act)) then();
  };
  const undo = { label: act.undoLabel, run: settle(act.undo) };
  pending.set(act, showToast({ text: act.text, undo, onGone: settle(act.run) }));
  // Phones end a page in the background without a word: it is left as soon as it is out of sight.
  addEventListener('pagehide', runOnLeaving);
  document.addEventListener('visibilitychange', runWhenHidden);
}

/** Does now what could still be taken back: whoever leaves has not taken it back. */
export async function runUndoable(): Promise<void> {
  await Promise.allSettled(takePending().map(({ run }) => run()));
}

/** Forgets it without doing it: whoever wanted it is no longer signed in. */
export function dropUndoable(): void {
  takePending();
}

function runOnLeaving(): void {
  void runUndoable();
}

function runWhenHidden(): void {
  if (document.visibilityState === 'hidden') runOnLeaving();
}

function takePending(): Undoable[] {
  const taken = [...pending];
  pending.clear();
  for (const [, toast] of taken) dismissToast(toast);
  return taken.map(([act]) => act);
}
