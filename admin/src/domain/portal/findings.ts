import type { FindingKind } from '@kardan/contract/values/findings';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

export interface FindingsQuestion {
  kind: FindingKind;
  state: 'open' | 'decided';
}

export const findingsKey = ['portal', 'findings'];

/** What operators should look at, of one kind. */
export const findingsQuery = (question: FindingsQuestion) =>
  infiniteQueryOptions({
    queryKey: [...findingsKey, question],
    queryFn: ({ pageParam, signal }) =>
      api.findings({ query: { ...question, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });
