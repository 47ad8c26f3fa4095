import { useQueryClient } from '@tanstack/react-query';
import { ownAccountQuery } from '#domain/account/own-account.ts';
import { forgetUploads } from '#domain/uploads/upload-queue.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { session } from '#lib/session/current-session.ts';
import { runUndoable } from '#lib/undo/undoable.ts';

/**
 * Ends the session for good, then in every tab, and forgets what was still to be uploaded; without a connection it says so,
 * since the session would live on. Whoever came with a company account is signed out of that as well, where the company's
 * sign-in service has a place for it.
 */
export function useSignOut(): () => void {
  const client = useQueryClient();
  const { mutate, isPending } = useChange(
    async () => {
      await runUndoable();
      const isCompany = client.getQueryData(ownAccountQuery.queryKey)?.hasCompanyAccount;
      const next = isCompany ? await api.companySignOut().catch(() => undefined) : undefined;
      await api.signOut();
      return next?.address;
    },
    {
      onDone: (address) => {
        void forgetUploads().finally(() => {
          session.signOut();
          if (address) location.assign(address);
        });
      },
    },
  );
  return () => {
    if (!isPending) mutate(undefined);
  };
}
