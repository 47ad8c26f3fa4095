import { type OfficeSort, officeSorts } from '@kardan/contract/values/portal';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

export const officeStates = ['requested', 'active', 'suspended', 'closed'] as const;
export type OfficeState = (typeof officeStates)[number];

/** What the address says of the list; what it says wrongly is left out. */
export interface OfficeQuestion {
  q: string;
  state?: OfficeState;
  regionId?: number;
  groupId?: number;
  restricted?: true;
  sort: OfficeSort;
}

export function readOfficeQuestion(search: Record<string, unknown>): OfficeQuestion {
  const { q, state, regionId, groupId, restricted, sort } = search;
  const knownState = officeStates.find((each) => each === state);
  return {
    q: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
    ...(knownState && { state: knownState }),
    ...(isId(regionId) && { regionId }),
    ...(isId(groupId) && { groupId }),
    ...(restricted === true && { restricted }),
    sort: officeSorts.find((each) => each === sort) ?? 'name',
  };
}

/** As short as an address can say it. */
export function searchOf({ q, sort, ...filter }: OfficeQuestion): Record<string, unknown> {
  return { ...filter, ...(q !== '' && { q }), ...(sort !== 'name' && { sort }) };
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}

const officeKey = ['office', 'dealerships'] as const;

/** All dealerships of the portal, page after page. */
export const officeDealershipsQuery = ({ q, restricted, ...question }: OfficeQuestion) =>
  infiniteQueryOptions({
    queryKey: [...officeKey, { q, restricted, ...question }],
    queryFn: ({ pageParam, signal }) =>
      api.officeDealerships({
        query: {
          ...question,
          ...(q !== '' && { q }),
          ...(restricted && { restricted: 'true' }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  });

export const officeDealershipQuery = (dealershipId: string) =>
  queryOptions({
    queryKey: [...officeKey, dealershipId],
    queryFn: ({ signal }) => api.officeDealership({ params: { dealershipId }, signal }),
  });

const groupsKey = ['office', 'groups'] as const;

export const officeGroupsQuery = queryOptions({
  queryKey: groupsKey,
  queryFn: ({ signal }) => api.officeGroups({ signal }),
  staleTime: 5 * 60_000,
});

export const officeGroupQuery = (groupId: string) =>
  queryOptions({
    queryKey: [...groupsKey, groupId],
    queryFn: ({ signal }) => api.officeGroup({ params: { groupId }, signal }),
  });

/** What any change of a group makes stale: its dealerships tell it too. */
export const groupsStale = [groupsKey, officeKey];

/** What any change of a dealership makes stale. */
export const officeStale = [officeKey];
