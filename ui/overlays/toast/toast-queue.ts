export type ToastMessage = {
  id: number;
  text: string;
  /** Takes back what was just done. */
  undo?: { label: string; run: () => void };
  /** It says what went wrong, not what was done. */
  isFailure?: boolean;
  /** Called once it is gone without having been taken back. */
  onGone?: () => void;
};

type Listener = () => void;

let toasts: readonly ToastMessage[] = [];
let nextId = 1;
const listeners = new Set<Listener>();

function set(next: readonly ToastMessage[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** At most three stand at once: a fourth pushes the oldest out. */
export function showToast(toast: Omit<ToastMessage, 'id'>): number {
  const id = nextId++;
  const next = [...toasts, { ...toast, id }];
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

export function currentToasts(): readonly ToastMessage[] {
  return toasts;
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
