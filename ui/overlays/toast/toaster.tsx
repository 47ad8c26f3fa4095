'use client';

import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { Icon } from '../../icons/icon.tsx';
import {
  currentToasts,
  dismissToast,
  enterToaster,
  subscribeToToasts,
  type ToastMessage,
  toastMs,
  undoToast,
} from './toast-queue.ts';

const none: readonly ToastMessage[] = [];

interface ToasterProps {
  label: string;
  closeLabel: string;
  /** In a dialog, below what it says, in place of the one in the layout. */
  inDialog?: boolean;
}

const inLayoutClasses =
  'pointer-events-none fixed inset-x-(--gutter) bottom-[calc(16px+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-(--z-toast) grid justify-items-center gap-2 md:justify-items-start';
const inDialogClasses = 'grid gap-2 p-3 empty:p-0';

/**
 * Once in the layout, and in each modal dialog: shows what `showToast` brings and reads it out politely; in the layout above a bar of the
 * height `--bottom-bar`.
 */
export function Toaster({ label, closeLabel, inDialog = false }: ToasterProps) {
  const [self] = useState(() => Symbol('toaster'));
  useLayoutEffect(() => enterToaster(self), [self]);
  const toasts = useSyncExternalStore(
    subscribeToToasts,
    () => currentToasts(self),
    () => none,
  );
  return (
    <section aria-label={label} aria-live="polite" className={inDialog ? inDialogClasses : inLayoutClasses}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
}

/** Time enough to see one that moved here at its end, or was held where it stood before. */
const leastMs = 2_000;

/** Goes after eight seconds, but never while the pointer or the focus is on it; once that leaves it they begin again. */
function Toast({ toast, closeLabel }: { toast: ToastMessage; closeLabel: string }) {
  const [goesAt, setGoesAt] = useState<number | undefined>(toast.goesAt);
  useEffect(() => {
    if (goesAt === undefined) return;
    const timer = setTimeout(() => dismissToast(toast.id), Math.max(goesAt - Date.now(), leastMs));
    return () => clearTimeout(timer);
  }, [goesAt, toast.id]);
  const hold = () => setGoesAt(undefined);
  const release = () => setGoesAt(Date.now() + toastMs);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding it is a courtesy; everything in it can be reached otherwise
    <div
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      className="pointer-events-auto flex max-w-full items-center gap-3 rounded-sm bg-inverse py-1 pr-1 pl-4 text-sm text-on-inverse shadow-3 transition-[opacity,translate] duration-(--t-base) starting:translate-y-2 starting:opacity-0"
    >
      <Icon name={toast.isFailure ? 'triangle-alert' : 'check'} />
      <span className="py-2">{toast.text}</span>
      {toast.undo && (
        <button
          type="button"
          data-undo={toast.id}
          onClick={() => undoToast(toast.id)}
          className="min-h-11 px-1 font-medium underline underline-offset-3"
        >
          {toast.undo.label}
        </button>
      )}
      <IconButton
        icon="x"
        label={closeLabel}
        onClick={() => dismissToast(toast.id)}
        className="text-on-inverse! hover:bg-transparent! hover:opacity-70"
      />
    </div>
  );
}
