import { noticeReasons } from '@kardan/contract/values/notice';
import type { NoticeQuestion } from '#domain/portal/moderation.ts';

const states = ['open', 'decided'] as const;
const assignments = ['mine', 'nobody'] as const;

/** What of the notices the address asks for; whatever else stands in it asks for nothing. */
export function readNoticeQuestion(search: Record<string, unknown>): NoticeQuestion {
  const state = states.find((known) => known === search.state) ?? 'open';
  const reason = noticeReasons.find((known) => known === search.reason);
  const assigned = assignments.find((known) => known === search.assigned);
  return { state, ...(reason && { reason }), ...(assigned && { assigned }) };
}
