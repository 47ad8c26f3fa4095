import type { ApiKey } from '@kardan/contract/calls/admin/api-keys';
import type { KeyScope } from '@kardan/contract/values/api-keys';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

export const apiKeysQuery = (slug: string) =>
  queryOptions({
    queryKey: ['api-keys', slug],
    queryFn: ({ signal }) => api.apiKeys({ params: { dealershipId: slug }, signal }),
  });

export const sandboxQuery = (slug: string) =>
  queryOptions({
    queryKey: ['sandbox', slug],
    queryFn: ({ signal }) => api.sandbox({ params: { dealershipId: slug }, signal }),
  });

export interface WantedKey {
  name: string;
  scopes: KeyScope[];
  networks: string[];
  days?: number;
}

/** What is done with keys: a group's key by the group's calls, a dealership's by its own. */
export function keyCalls(slug: string, groupId: number | undefined) {
  const ofDealership = { dealershipId: slug };
  if (groupId === undefined) {
    return {
      create: (body: WantedKey) => api.createApiKey({ params: ofDealership, body }),
      change: ({ id: keyId }: ApiKey, body: WantedKey) =>
        api.changeApiKey({ params: { ...ofDealership, keyId }, body }),
      rotate: ({ id: keyId }: ApiKey, overlapDays: number) =>
        api.rotateApiKey({ params: { ...ofDealership, keyId }, body: { overlapDays } }),
      revoke: ({ id: keyId }: ApiKey) => api.revokeApiKey({ params: { ...ofDealership, keyId } }),
    };
  }
  const ofGroup = { groupId: String(groupId) };
  return {
    create: (body: WantedKey) => api.createGroupApiKey({ params: ofGroup, body }),
    change: ({ id: keyId }: ApiKey, body: WantedKey) => api.changeGroupApiKey({ params: { ...ofGroup, keyId }, body }),
    rotate: ({ id: keyId }: ApiKey, overlapDays: number) =>
      api.rotateGroupApiKey({ params: { ...ofGroup, keyId }, body: { overlapDays } }),
    revoke: ({ id: keyId }: ApiKey) => api.revokeGroupApiKey({ params: { ...ofGroup, keyId } }),
  };
}
