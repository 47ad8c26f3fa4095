import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ownAccountQuery } from '#domain/account/own-account.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { dealershipQuery } from '#domain/dealership/dealership.ts';
import { ownProfileQuery } from '#domain/profile/own-profile.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/**
 * Shows a profile that was saved, with a word about it. What completes the imprint and the agreements makes the dealership
 * public: the shell is told at once, which would ask only minutes later.
 */
export function useShowSaved() {
  const t = useTexts('profile');
  const client = useQueryClient();
  const { slug, state } = useDealership();
  return (saved: OwnProfile, text: string) => {
    client.setQueryData(ownProfileQuery(slug).queryKey, saved);
    if (saved.state !== state) {
      void client.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
      void client.invalidateQueries({ queryKey: dealershipQuery(slug).queryKey });
    }
    const isNowOnline = state === 'requested' && saved.state === 'active';
    showToast({ text: isNowOnline ? t('online') : text });
  };
}
