'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { Icon } from '../../icons/icon.tsx';
import { currentToasts, dismissToast, subscribeToToasts, type ToastMessage, undoToast } from './toast-queue.ts';

const none: readonly ToastMessage[] = [];

/** Once in the layout: shows what `showToast` brings and reads it out politely, above a bar of the height `--bottom-bar`. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-(--gutter) bottom-[calc(16px+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-(--z-toast) grid justify-items-center gap-2 md:justify-items-start"
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
}

/** Goes after eight seconds, but never while the pointer or the focus is on it. */
function Toast({ toast, closeLabel }: { toast: ToastMessage; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), 8_000);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding it is a courtesy; everything in it can be reached otherwise
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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
