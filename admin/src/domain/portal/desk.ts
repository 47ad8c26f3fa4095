import type { DeskKind } from '@kardan/contract/values/desk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { useAccount } from '../account/own-account.ts';
import { inReviewQuery } from './content.ts';
import type { PortalPage } from './navigation.ts';

export const deskQuery = queryOptions({
  queryKey: ['desk'],
  queryFn: ({ signal }) => api.operatorDesk({ signal }),
  staleTime: 30_000,
  refetchInterval: 60_000,
});

/** Company accounts have no page of the portal's: each is its group's. */
const pageOf: Partial<Record<DeskKind, PortalPage>> = {
  request: 'requests',
  notice: 'notices',
  complaint: 'complaints',
  finding: 'findings',
  feed: 'feeds',
};

/** How much waits on each page of the portal: for editors texts to release, all of it for operators. */
export function useWaiting(): Partial<Record<PortalPage, number>> {
  const { isOperator, isEditor } = useAccount();
  const { data } = useQuery({ ...deskQuery, enabled: isOperator });
  const { data: content } = useQuery({ ...inReviewQuery, enabled: isOperator || isEditor });
  const ofEditors = content === undefined ? {} : { content };
  if (!data) return ofEditors;
  const counts = Object.entries(data.counts) as [DeskKind, number][];
  return {
    ...ofEditors,
    desk: counts.reduce((sum, [, count]) => sum + count, 0),
    ...Object.fromEntries(counts.flatMap(([kind, count]) => (pageOf[kind] ? [[pageOf[kind], count]] : []))),
  };
}
