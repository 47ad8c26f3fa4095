import { moderationWords } from '@kardan/contract/labels/moderation';
import { adminPage } from '../../../accounts/mails/admin-links.ts';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent, MailFact } from '../../../mail/mail-content.ts';
import { loadNotice, type StoredNotice } from '../notice-store.ts';

/** What the operator gets: which listing is reported, why, and by whom if they said so. */
export async function writeOperatorNotice(
  { db, env }: { db: Database; env: Env },
  { noticeId }: MailPayload<'notice-to-operator'>,
): Promise<MailContent | undefined> {
  const notice = await loadNotice(db, noticeId);
  if (!notice) return undefined;
  const { reference, reason, explanation, slug, title, reporterName, reporterEmail } = notice;
  const heading = `Meldung: ${moderationWords['de-AT'].reason[reason]}`;
  return {
    language: 'de-AT',
    subject: `${heading} (${reference})`,
    preview: explanation.slice(0, 120),
    heading,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Kennzeichen', value: reference },
          ...(slug !== null && title !== null
            ? [{ label: 'Inserat', value: title, url: `${env.SITE_ORIGIN}/${slug}` }]
            : []),
        ],
      },
      { kind: 'quote', title: 'Begründung', text: explanation },
      { kind: 'facts', title: 'Gemeldet von', facts: reporterFacts(notice) },
      { kind: 'button', label: 'Meldung bearbeiten', url: adminPage(env, `operator/notices/${noticeId}`, 'de-AT') },
      { kind: 'note', text: 'Über jede Meldung ist zügig und mit Begründung zu entscheiden (DSA Art. 16 und 17).' },
    ],
    reason: `Du bekommst dieses Mail als Betreiber von ${env.SITE_NAME}.`,
    ...(reporterEmail && { replyTo: { name: reporterName ?? reporterEmail, address: reporterEmail } }),
  };
}

function reporterFacts({ reporterName, reporterEmail }: StoredNotice): MailFact[] {
  return [
    { label: 'Name', value: reporterName ?? 'nicht angegeben' },
    reporterEmail
      ? { label: 'E-Mail', value: reporterEmail, url: `mailto:${encodeURIComponent(reporterEmail)}` }
      : { label: 'E-Mail', value: 'nicht angegeben' },
  ];
}
