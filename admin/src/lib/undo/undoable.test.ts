// @vitest-environment jsdom
import { currentToasts, dismissToast, undoToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { expect, test, vi } from 'vitest';
import { doUndoably, dropUndoable, runUndoable } from './undoable.ts';

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

test('a page that goes out of sight is left', () => {
  const { run, id } = start();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(run).not.toHaveBeenCalled();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  expect(run).toHaveBeenCalledTimes(1);
  expect(currentToasts().map((toast) => toast.id)).not.toContain(id);
});

test('who signs out has it done first, also when one of it fails', async () => {
  const done: string[] = [];
  const act = { text: 'Weg damit', undoLabel: 'Rückgängig', undo: vi.fn() };
  doUndoably({ ...act, run: () => Promise.reject(new Error('refused')) });
  doUndoably({ ...act, run: () => new Promise((resolve) => setTimeout(resolve, 5)).then(() => done.push('second')) });
  await runUndoable();
  expect(done).toEqual(['second']);
});

test('what is dropped is neither done nor taken back, and its toast is gone', () => {
  const { run, undo, id } = start();
  dropUndoable();
  dispatchEvent(new Event('pagehide'));
  expect([run.mock.calls.length, undo.mock.calls.length]).toEqual([0, 0]);
  expect(currentToasts().map((toast) => toast.id)).not.toContain(id);
});
