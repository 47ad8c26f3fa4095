import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { session } from '#lib/session/current-session.ts';
import { runUndoable } from '#lib/undo/undoable.ts';

/** Ends the session for good, then in every tab; without a connection it says so, since the session would live on. */
export function useSignOut(): () => void {
  const { mutate } = useChange(
    async () => {
      await runUndoable();
      return api.signOut();
    },
    { onDone: () => session.signOut() },
  );
  return () => mutate(undefined);
}
