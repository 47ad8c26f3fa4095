import { useSyncExternalStore } from 'react';

/** A change wants a fresh sign-in, or the session is about to end. */
export type IdentityReason = 'change' | 'ending';

let asked: { reason: IdentityReason; settle: (confirmed: boolean) => void } | undefined;
const listeners = new Set<() => void>();

function ask(next: typeof asked) {
  asked = next;
  for (const listener of listeners) listener();
}

/** Has the person sign in once more, in a dialog above the page; false when they would rather not. */
export function confirmIdentity(reason: IdentityReason = 'change'): Promise<boolean> {
  asked?.settle(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  ask({ reason, settle: resolve });
  return promise;
}

/** For the dialog: said when the person has signed in, or has closed it. */
export function settleIdentity(confirmed: boolean): void {
  asked?.settle(confirmed);
  ask(undefined);
}

/** Why the person is asked to sign in; undefined while they are not. */
export function useIdentityAsked(): IdentityReason | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked?.reason,
  );
}
