// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from './toast-queue.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const toaster = (label: string) => render(<Toaster label={label} closeLabel="Schließen" />);

test('a toast that moves to a dialog goes eight seconds after it was shown, not after it moved', () => {
  const onGone = vi.fn();
  toaster('layout');
  act(() => void showToast({ text: 'Gespeichert', onGone }));
  wait(5_000);
  toaster('dialog');
  expect(screen.getByRole('region', { name: 'dialog' }).textContent).toContain('Gespeichert');
  wait(2_900);
  expect(onGone).not.toHaveBeenCalled();
  wait(100);
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('one that moves at its end still stands long enough to be seen', () => {
  const onGone = vi.fn();
  toaster('layout');
  act(() => void showToast({ text: 'Gespeichert', onGone }));
  wait(7_900);
  toaster('dialog');
  wait(1_900);
  expect(onGone).not.toHaveBeenCalled();
  wait(100);
  expect(onGone).toHaveBeenCalledTimes(1);
});
