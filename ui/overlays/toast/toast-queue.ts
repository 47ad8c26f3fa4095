export type ToastMessage = {
  id: number;
  /** When it goes by itself: one that moves on to another toaster is mounted anew, and does not begin again. */
  goesAt: number;
  text: string;
  /** Takes back what was just done. */
  undo?: { label: string; run: () => void };
  /** It says what went wrong, not what was done. */
  isFailure?: boolean;
  /** Called once it is gone without having been taken back. */
  onGone?: () => void;
};

type Listener = () => void;

export const toastMs = 8_000;

/** Those on the screen. The last one shows: what lies below a modal dialog can be neither read nor pressed. */
let toasters: readonly symbol[] = [];

let toasts: readonly ToastMessage[] = [];
let nextId = 1;
const listeners = new Set<Listener>();

function set(next: readonly ToastMessage[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** At most three stand at once: a fourth pushes the oldest out. */
export function showToast(toast: Omit<ToastMessage, 'id' | 'goesAt'>): number {
  const id = nextId++;
  const next = [...toasts, { ...toast, id, goesAt: Date.now() + toastMs }];
  for (const { onGone } of next.slice(0, -3)) onGone?.();
  set(next.slice(-3));
  return id;
}

export function dismissToast(id: number) {
  const gone = toasts.find((toast) => toast.id === id);
  set(toasts.filter((toast) => toast !== gone));
  gone?.onGone?.();
}

/** Takes back what was done, and the toast with it. */
export function undoToast(id: number) {
  const undone = toasts.find((toast) => toast.id === id);
  set(toasts.filter((toast) => toast !== undone));
  undone?.undo?.run();
}

const none: readonly ToastMessage[] = [];

/** Those that a toaster is to show; all of them where none is named. */
export function currentToasts(toaster?: symbol): readonly ToastMessage[] {
  return toaster === undefined || toasters.at(-1) === toaster ? toasts : none;
}

/** A toaster is on the screen from now on; the function ends it. */
export function enterToaster(toaster: symbol): () => void {
  toasters = [...toasters, toaster];
  set(toasts);
  return () => {
    toasters = toasters.filter((other) => other !== toaster);
    set(toasts);
  };
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
