import { type ExportFormat, exportFiles } from '@kardan/contract/values/exports';
import type { Language } from '@kardan/contract/values/identifiers';
import { adminPage } from '../../../../accounts/mails/admin-links.ts';
import type { Database } from '../../../../db/database.ts';
import type { Env } from '../../../../env.ts';
import type { MailPayload } from '../../../../mail/mail-catalogue.ts';
import type { MailContent } from '../../../../mail/mail-content.ts';
import { loadLinkToTell } from '../export-link-store.ts';

/** Tells owners that there is a new address for their stock, without it; nothing when it was revoked meanwhile. */
export async function writeLinkMadeMail(
  { db, env }: { db: Database; env: Env },
  { linkId }: MailPayload<'export-link-made'>,
  language: Language,
): Promise<MailContent | undefined> {
  const link = await loadLinkToTell(db, linkId);
  if (!link) return undefined;
  const words = linkWords[language];
  const text = words.text(link.dealershipName);
  return {
    language,
    subject: `${words.heading}: ${link.name} · ${env.SITE_NAME}`,
    preview: text,
    heading: words.heading,
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          { label: words.name, value: link.name },
          { label: words.file, value: exportFiles[link.format as ExportFormat] },
          { label: words.vin, value: link.withVin ? words.yes : words.no },
        ],
      },
      { kind: 'text', text: words.next },
      { kind: 'button', label: words.open, url: adminPage(env, `${link.slug}/edit-api-provider/exports`, language) },
    ],
    reason: words.reason(link.dealershipName, env.SITE_NAME),
    automatic: 'generated',
  };
}

interface LinkWords {
  heading: string;
  text: (owner: string) => string;
  name: string;
  file: string;
  vin: string;
  yes: string;
  no: string;
  next: string;
  open: string;
  reason: (owner: string, site: string) => string;
}

const linkWords: Record<Language, LinkWords> = {
  'de-AT': {
    heading: 'Neuer Export-Link',
    text: (owner) =>
      `Für den Bestand von ${owner} wurde eine geheime Adresse angelegt: Wer sie kennt, kann ihn abrufen.`,
    name: 'Name',
    file: 'Datei',
    vin: 'Mit Fahrgestellnummern',
    yes: 'ja',
    no: 'nein',
    next: 'Weißt du nichts davon? Dann widerrufe den Link gleich: Seine Adresse gibt ab diesem Moment nichts mehr her.',
    open: 'Export-Links ansehen',
    reason: (owner, site) => `Du bekommst dieses Mail, weil du auf ${site} Inhaber:in von ${owner} bist.`,
  },
  en: {
    heading: 'New export link',
    text: (owner) => `A secret address was made for the stock of ${owner}: whoever knows it can fetch it.`,
    name: 'Name',
    file: 'File',
    vin: 'With VINs',
    yes: 'yes',
    no: 'no',
    next: 'You know nothing of it? Then revoke the link right away: from that moment on its address gives nothing.',
    open: 'View the export links',
    reason: (owner, site) => `You get this mail because you are an owner of ${owner} on ${site}.`,
  },
};
