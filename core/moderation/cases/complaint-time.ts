import { complaintDays, complaintMonths } from '@kardan/contract/values/moderation';

/** Until when a decision can be complained of. */
export function complaintUntil(decidedAt: Date): Date {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + complaintMonths);
  return until;
}

/** When a complaint is to be decided. */
export function complaintDue(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + complaintDays * 86_400_000);
}
