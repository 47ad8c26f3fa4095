import type { ComplaintFilter } from '@kardan/contract/calls/operator/complaints';
import type { NoticeFilter } from '@kardan/contract/calls/operator/notices';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** A case that is decided may change a car, another case and a complaint: all of them are asked for again. */
export const moderationKey = ['moderation'] as const;

export type NoticeQuestion = Pick<NoticeFilter, 'state' | 'reason' | 'assigned'>;
export type ComplaintQuestion = Pick<ComplaintFilter, 'state' | 'complainant'>;

export function noticesQuery(question: NoticeQuestion) {
  return infiniteQueryOptions({
    queryKey: [...moderationKey, 'notices', question],
    queryFn: ({ pageParam, signal }) =>
      api.operatorNotices({ query: { ...question, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });
}

export function noticeQuery(noticeId: string) {
  return queryOptions({
    queryKey: [...moderationKey, 'notice', noticeId],
    queryFn: ({ signal }) => api.operatorNotice({ params: { noticeId }, signal }),
  });
}

export function complaintsQuery(question: ComplaintQuestion) {
  return infiniteQueryOptions({
    queryKey: [...moderationKey, 'complaints', question],
    queryFn: ({ pageParam, signal }) =>
      api.operatorComplaints({ query: { ...question, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });
}

export function complaintQuery(complaintId: string) {
  return queryOptions({
    queryKey: [...moderationKey, 'complaint', complaintId],
    queryFn: ({ signal }) => api.operatorComplaint({ params: { complaintId }, signal }),
  });
}
