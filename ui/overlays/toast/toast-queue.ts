export type ToastMessage = {
  id: number;
  text: string;
  /** Takes back what was just done. */
  undo?: { label: string; run: () => void };
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
  set([...toasts, { ...toast, id }].slice(-3));
  return id;
}

export function dismissToast(id: number) {
  set(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly ToastMessage[] {
  return toasts;
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
