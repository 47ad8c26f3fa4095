// @vitest-environment jsdom
import { currentToasts, dismissToast, undoToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { expect, test, vi } from 'vitest';
import { doUndoably } from './undoable.ts';

function start() {
  const run = vi.fn();
  const undo = vi.fn();
  doUndoably({ text: 'Weg damit', undoLabel: 'Rückgängig', run, undo });
  return { run, undo, id: currentToasts().at(-1)?.id ?? 0 };
}

test('nothing is done before the toast is gone, and then once', () => {
  const { run, undo, id } = start();
  expect(run).not.toHaveBeenCalled();
  dismissToast(id);
  dispatchEvent(new Event('pagehide'));
  expect([run.mock.calls.length, undo.mock.calls.length]).toEqual([1, 0]);
});

test('what is taken back is never done, not even when the page is left', () => {
  const { run, undo, id } = start();
  undoToast(id);
  dispatchEvent(new Event('pagehide'));
  expect([run.mock.calls.length, undo.mock.calls.length]).toEqual([0, 1]);
});

test('who leaves the page meanwhile has not taken it back', () => {
  const { run } = start();
  dispatchEvent(new Event('pagehide'));
  expect(run).toHaveBeenCalledTimes(1);
});
