import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { DealershipImagesInput } from '@kardan/contract/calls/admin/profile-fields';
import { useQueryClient } from '@tanstack/react-query';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { ownProfileQuery } from '#domain/profile/own-profile.ts';
import { savePart } from '#domain/profile/save-part.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';

/** Logo and showroom pictures by their content addresses: each change is saved at once, with whatever was saved before it. */
export function useDealershipImages(profile: OwnProfile) {
  const client = useQueryClient();
  const { slug: dealershipId } = useDealership();
  const query = ownProfileQuery(dealershipId);
  const seen = () => client.getQueryData(query.queryKey) ?? profile;
  const save = useChange(async (change: (images: DealershipImagesInput) => DealershipImagesInput) => {
    const before = seen();
    const body = change(imagesOf(before));
    const send = (ifMatch: number) =>
      api.saveDealershipImages({ params: { dealershipId }, ifMatch, body, keepalive: true });
    const load = () => client.fetchQuery({ ...query, staleTime: 0 });
    client.setQueryData(query.queryKey, await savePart({ part: 'images', seen: before, send, load }));
  });
  return {
    isSaving: save.isPending,
    /** Rejects where it was not saved; the failure has been told. */
    change: save.mutateAsync,
  };
}

function imagesOf({ images: { logo, showroom } }: OwnProfile): DealershipImagesInput {
  return { logo: logo?.contentHash ?? null, showroom: showroom.map(({ contentHash }) => contentHash) };
}
