import type { NoticeDecision, OperatorNotice } from '@kardan/contract/calls/operator/notices';
import { decisionLetter, type Letter, statementLetter } from '@kardan/contract/labels/moderation-letters';
import { complaintMonths } from '@kardan/contract/values/moderation';
import type { Locale } from '@kardan/ui/texts/locales.ts';

/** The letters that a decision sends: to the dealer where it does something, and to who reported the car. */
export function lettersOf(notice: OperatorNotice, decision: NoticeDecision, locale: Locale): Letter[] {
  const now = new Date();
  const complaintUntil = new Date(now);
  complaintUntil.setUTCMonth(complaintUntil.getUTCMonth() + complaintMonths);
  const isBlock = decision.outcome === 'block-listing';
  const toReporter = decisionLetter(
    {
      reference: notice.reference,
      receivedAt: new Date(notice.receivedAt),
      outcome: isBlock ? 'blocked' : decision.outcome,
      reason: isBlock ? decision.facts : decision.reason,
      complaintUntil,
    },
    locale,
  );
  if (!isBlock) return [toReporter];
  const { facts, ground, clause, territory } = decision;
  const toDealer = statementLetter(
    {
      label: notice.listing?.title ?? '',
      measure: 'block-listing',
      facts,
      ground,
      clause,
      territory: territory ?? 'everywhere',
      foundBy: 'notice',
      isAutomated: false,
      effectiveAt: now,
      complaintUntil,
    },
    locale,
  );
  return [toDealer, toReporter];
}
