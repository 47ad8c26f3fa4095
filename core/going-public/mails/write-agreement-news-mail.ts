import type { AgreementKind } from '@kardan/contract/values/dealership-profile';
import type { Language } from '@kardan/contract/values/identifiers';
import { dayAfter } from '@kardan/contract/values/vienna-day';
import { adminPage } from '../../accounts/mails/admin-links.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { loadAnnounced } from '../versions/version-store.ts';

/** Tells an owner that a new version will hold, from when, and what it changes (P2B Art. 3(2)). */
export async function writeAgreementNewsMail(
  { db, env }: { db: Database; env: Env },
  { versionId }: MailPayload<'agreement-news'>,
  language: Language,
): Promise<MailContent | undefined> {
  const announced = await loadAnnounced(db, versionId);
  if (!announced) return undefined;
  const { kind, version, validFrom, textUrl, summary } = announced;
  const words = newsWords[language];
  const name = words.kinds[kind];
  const day = words.day.format(new Date(validFrom));
  const text = words.text(name, env.SITE_NAME, day);
  const readAt = textUrl?.startsWith('/') ? env.SITE_ORIGIN + textUrl : textUrl;
  return {
    language,
    subject: `${words.heading(name)} · ${env.SITE_NAME}`,
    preview: text,
    heading: words.heading(name),
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          { label: words.version, value: version, ...(readAt && { url: readAt }) },
          { label: words.validFrom, value: day },
        ],
      },
      { kind: 'quote', title: words.changes, text: summary },
      { kind: 'button', label: words.open, url: adminPage(env, '', language) },
      { kind: 'note', text: words.right(words.day.format(new Date(dayAfter(validFrom, -1)))) },
    ],
    reason: words.reason(env.SITE_NAME),
    replyTo: { name: env.SITE_NAME, address: env.SITE_CONTACT_EMAIL },
    automatic: 'generated',
  };
}

interface NewsWords {
  kinds: Record<AgreementKind, string>;
  day: Intl.DateTimeFormat;
  heading: (name: string) => string;
  text: (name: string, site: string, day: string) => string;
  version: string;
  validFrom: string;
  changes: string;
  open: string;
  right: (day: string) => string;
  reason: (site: string) => string;
}

const longDay = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** An official statement: it says Sie. */
const newsWords: Record<Language, NewsWords> = {
  'de-AT': {
    kinds: { terms: 'AGB für Händler', 'processing-contract': 'Vertrag zur Auftragsverarbeitung' },
    day: new Intl.DateTimeFormat('de-AT', longDay),
    heading: (name) => `Neue Fassung: ${name}`,
    text: (name, site, day) =>
      `Wir ändern unsere Vereinbarung mit Ihnen: Ab ${day} gilt für Händler auf ${site} eine neue Fassung (${name}).`,
    version: 'Fassung',
    validFrom: 'Gilt ab',
    changes: 'Was sich ändert',
    open: 'Lesen und annehmen',
    right: (day) =>
      `Sie nehmen die neue Fassung in Ihrem Betrieb unter „Betrieb bearbeiten“ an. Wenn Sie nicht einverstanden sind, können Sie den Vertrag bis ${day} kündigen; eine Antwort auf dieses Mail genügt.`,
    reason: (site) => `Sie bekommen dieses Mail als Inhaberin oder Inhaber eines Betriebs auf ${site}.`,
  },
  en: {
    kinds: { terms: 'Terms for dealers', 'processing-contract': 'Data processing contract' },
    day: new Intl.DateTimeFormat('en-GB', longDay),
    heading: (name) => `New version: ${name}`,
    text: (name, site, day) =>
      `We are changing our agreement with you: from ${day} a new version holds for dealers on ${site} (${name}).`,
    version: 'Version',
    validFrom: 'Holds from',
    changes: 'What changes',
    open: 'Read and accept',
    right: (day) =>
      `You accept the new version in your dealership under “Edit dealership”. If you do not agree, you may end the contract until ${day}; an answer to this mail is enough.`,
    reason: (site) => `You get this mail as an owner of a dealership on ${site}.`,
  },
};
