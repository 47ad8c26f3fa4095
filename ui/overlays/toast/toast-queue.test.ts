import { afterEach, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, enterToaster, showToast, undoToast } from './toast-queue.ts';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

it('says once that a toast is gone, also when a fourth pushes it out', () => {
  const onGone = vi.fn();
  const first = showToast({ text: 'a', onGone });
  for (const text of ['b', 'c', 'd']) showToast({ text });
  expect(onGone).toHaveBeenCalledTimes(1);
  dismissToast(first);
  expect(onGone).toHaveBeenCalledTimes(1);
});

it('does not say so of what was taken back', () => {
  const onGone = vi.fn();
  const run = vi.fn();
  undoToast(showToast({ text: 'a', onGone, undo: { label: 'Rückgängig', run } }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(onGone).not.toHaveBeenCalled();
});

it('shows where it can be read: in the dialog that is open, and in the layout once that is gone', () => {
  const [layout, dialog] = [Symbol('layout'), Symbol('dialog')];
  const leaveLayout = enterToaster(layout);
  showToast({ text: 'a' });
  const leaveDialog = enterToaster(dialog);
  expect([currentToasts(layout).length, currentToasts(dialog).length]).toEqual([0, 1]);
  leaveDialog();
  expect(currentToasts(layout)).toHaveLength(1);
  leaveLayout();
});
