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

/**
 * In place of "are you sure?": it looks done at once, can be taken back for eight seconds, and is only then sent. Who works without
 * a mouse is led to the button that takes it back, since what they stood on is gone; and from there back to the page.
 */
export function doUndoably(act: Undoable): void {
  const isByKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
  const settle = (then: () => unknown) => () => {
    const toast = pending.get(act);
    if (toast === undefined) return;
    pending.delete(act);
    if (hasFocus(toast)) setTimeout(() => document.getElementById('content')?.focus());
    then();
  };
  const undo = { label: act.undoLabel, run: settle(act.undo) };
  const shown = showToast({ text: act.text, undo, onGone: settle(act.run) });
  pending.set(act, shown);
  // Once it is on the screen.
  if (isByKeyboard) setTimeout(() => undoButton(shown)?.focus());
  // Phones end a page in the background without a word: it is left as soon as it is out of sight.
  addEventListener('pagehide', runWhenLeft);
  document.addEventListener('visibilitychange', runWhenHidden);
}

function undoButton(toast: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-undo="${toast}"]`);
}

/** Whether the focus is on the toast, on its last button too. */
function hasFocus(toast: number): boolean {
  return undoButton(toast)?.parentElement?.contains(document.activeElement) ?? false;
}

/** Does now what could still be taken back: whoever leaves has not taken it back. */
export async function runUndoable(): Promise<void> {
  await Promise.allSettled(takePending().map(({ run }) => run()));
}

/** Forgets it without doing it: whoever wanted it is no longer signed in. */
export function dropUndoable(): void {
  takePending();
}

function runWhenLeft(): void {
  void runUndoable();
}

function runWhenHidden(): void {
  if (document.visibilityState === 'hidden') runWhenLeft();
}

function takePending(): Undoable[] {
  const taken = [...pending];
  pending.clear();
  for (const [, toast] of taken) dismissToast(toast);
  return taken.map(([act]) => act);
}
