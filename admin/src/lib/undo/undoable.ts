import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';

interface Undoable {
  text: string;
  undoLabel: string;
  /** Does it: once the toast is gone, or the page is left. */
  run: () => void;
  /** Shows again what `run` would have taken away. */
  undo: () => void;
}

/** In place of "are you sure?": it looks done at once, can be taken back for eight seconds, and is only then sent. */
export function doUndoably({ text, undoLabel, run, undo }: Undoable): void {
  let isSettled = false;
  const settle = (then: () => void) => () => {
    if (isSettled) return;
    isSettled = true;
    removeEventListener('pagehide', leave);
    then();
  };
  const leave = settle(run);
  addEventListener('pagehide', leave);
  showToast({ text, undo: { label: undoLabel, run: settle(undo) }, onGone: leave });
}
