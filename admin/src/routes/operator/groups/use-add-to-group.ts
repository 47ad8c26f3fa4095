import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { groupsStale } from '#domain/portal/dealerships.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Named {
  id: number;
  name: string;
}

/** Puts a dealership into a group, from the page of either. */
export function useAddToGroup(onDone: () => void) {
  const t = useTexts('portalGroups');
  return useChange(
    ({ group, dealership }: { group: Named; dealership: Named }) =>
      api.addToGroup({ params: { groupId: String(group.id), dealershipId: String(dealership.id) } }),
    {
      stale: groupsStale,
      onDone: (_, { group, dealership }) => {
        showToast({ text: t('sites.added', { name: dealership.name, group: group.name }) });
        onDone();
      },
    },
  );
}
