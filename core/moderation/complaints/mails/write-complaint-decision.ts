import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../../db/database.ts';
import { restrictionWords } from '../../../dealerships/restrictions/mails/restriction-words.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailBlock, MailContent } from '../../../mail/mail-content.ts';
import { loadComplaint } from '../complaint-store.ts';
import { findFirstDecision } from '../first-decision.ts';
import { complaintWords } from './complaint-words.ts';
import { resultOf } from './result-of.ts';
import { whereTo } from './where-to.ts';

/** Tells who complained what was decided and why, that a person did, and which ways are left (DSA Art. 20(5)). */
export async function writeComplaintDecision(
  { db, env }: { db: Database; env: Env },
  { complaintId }: MailPayload<'complaint-decision'>,
  language: Language,
): Promise<MailContent | undefined> {
  const complaint = await loadComplaint(db, complaintId);
  if (!complaint || complaint.state === 'open' || complaint.answer === null) return undefined;
  const first = await findFirstDecision(db, complaint);
  const words = complaintWords[language];
  const result = resultOf(complaint.state, first);
  const { button, reason, about } = await whereTo({ db, env }, complaint, { first, result }, language);
  const heading = words.heading[complaint.state];
  const text = complaint.complainant === 'dealer' ? words.text.dealer[result] : words.text.reporter[complaint.state];
  return {
    language,
    subject: `${heading}${about ? `: ${about}` : ''} (${complaint.reference})`,
    preview: text,
    heading,
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          { label: words.reference, value: complaint.reference },
          { label: words.decided, value: complaint.bySamePerson ? words.bySame : words.byOther },
        ],
      },
      { kind: 'section', title: words.answer },
      { kind: 'text', text: complaint.answer },
      // Who was right and is closed all the same has not got what they complained for.
      ...(result === 'upheld' ? [] : waysLeft(language, first.restriction !== undefined)),
      { kind: 'button', ...button },
    ],
    reason,
  };
}

/** Beside the dispute body and the court, a business has mediation against what is held against it (Regulation 2019/1150 Art. 12). */
function waysLeft(language: Language, isOfRestriction: boolean): MailBlock[] {
  const { redressTitle, redress } = complaintWords[language];
  const { outside, courts } = restrictionWords[language];
  return [
    { kind: 'section', title: redressTitle },
    { kind: 'text', text: isOfRestriction ? `${outside} ${courts}` : redress },
  ];
}
