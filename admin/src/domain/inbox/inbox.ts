import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { type InboxQuestion, queryOf } from './inbox-question.ts';

/** What comes by mail or from a colleague is seen within half a minute, and whenever somebody looks at the page again. */
const live = { refetchInterval: 30_000, refetchOnWindowFocus: 'always' } as const;

/** What begins the key of everything that a changed inquiry makes stale. */
export const inboxKey = (dealershipId: string) => ['inbox', dealershipId] as const;

/** Inquiries by what is to be done first; while others are asked for, the last ones stay in sight. */
export const inboxQuery = (dealershipId: string, question: InboxQuestion) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey(dealershipId), 'list', question],
    queryFn: ({ pageParam, signal }) =>
      api.inbox({
        params: { dealershipId },
        query: { ...queryOf(question), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
    ...live,
  });

export const threadQuery = (dealershipId: string, threadId: string) =>
  queryOptions({
    queryKey: threadKey(dealershipId, threadId),
    queryFn: ({ signal }): Promise<WholeThread> => api.inboxThread({ params: { dealershipId, threadId }, signal }),
    ...live,
  });

export const threadKey = (dealershipId: string, threadId: string) => ['inbox-thread', dealershipId, threadId] as const;

/** Below the list's key: what is read or comes there changes it too. */
export const unreadInquiriesQuery = (dealershipId: string) =>
  queryOptions({
    queryKey: [...inboxKey(dealershipId), 'unread'],
    queryFn: ({ signal }) => api.unreadInquiries({ params: { dealershipId }, signal }),
    staleTime: 30_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });

export const inboxSettingsQuery = (dealershipId: string) =>
  queryOptions({
    queryKey: ['inbox-settings', dealershipId],
    queryFn: ({ signal }) => api.inboxSettings({ params: { dealershipId }, signal }),
  });

export const replyTemplatesQuery = (dealershipId: string) =>
  queryOptions({
    queryKey: ['reply-templates', dealershipId],
    queryFn: ({ signal }) => api.replyTemplates({ params: { dealershipId }, signal }),
  });
