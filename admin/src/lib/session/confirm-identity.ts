import { useSyncExternalStore } from 'react';

let asked: { settle: (confirmed: boolean) => void } | undefined;
const listeners = new Set<() => void>();

function ask(next: typeof asked) {
  asked = next;
  for (const listener of listeners) listener();
}

/** Has the person sign in once more, in a dialog above the page; false when they would rather not. */
export function confirmIdentity(): Promise<boolean> {
  asked?.settle(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  ask({ settle: resolve });
  return promise;
}

/** For the dialog: said when the person has signed in, or has closed it. */
export function settleIdentity(confirmed: boolean): void {
  asked?.settle(confirmed);
  ask(undefined);
}

export function useIdentityAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked !== undefined,
  );
}
