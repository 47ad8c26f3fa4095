import type { Language } from '@kardan/contract/values/identifiers';
import { adminPage } from '../../accounts/mails/admin-links.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { loadAddress } from '../dealership-store.ts';

/** Tells a dealership at its former address that inquiries go to another one now. */
export async function writeAddressChangeMail(
  { db, env }: { db: Database; env: Env },
  { dealershipId }: MailPayload<'dealership-address-changed'>,
  language: Language,
): Promise<MailContent | undefined> {
  const dealership = await loadAddress(db, dealershipId);
  if (!dealership) return undefined;
  const { name, slug, email } = dealership;
  const words = addressWords[language];
  const text = words.text(name, env.SITE_NAME);
  return {
    language,
    subject: `${words.heading}: ${name} · ${env.SITE_NAME}`,
    preview: text,
    heading: words.heading,
    blocks: [
      { kind: 'text', text },
      { kind: 'facts', facts: [{ label: words.address, value: email }] },
      { kind: 'button', label: words.open, url: adminPage(env, `${slug}/edit`, language) },
      { kind: 'note', text: words.notYou(env.SITE_CONTACT_EMAIL) },
    ],
    reason: words.reason(name, env.SITE_NAME),
    automatic: 'generated',
  };
}

interface AddressWords {
  heading: string;
  text: (dealership: string, site: string) => string;
  address: string;
  open: string;
  notYou: (operator: string) => string;
  reason: (dealership: string, site: string) => string;
}

const addressWords: Record<Language, AddressWords> = {
  'de-AT': {
    heading: 'Neue E-Mail-Adresse für Anfragen',
    text: (dealership, site) =>
      `Die E-Mail-Adresse von ${dealership} auf ${site} wurde geändert. Anfragen kommen ab sofort an die neue Adresse, hierher nicht mehr.`,
    address: 'Neue Adresse',
    open: 'Profil ansehen',
    notYou: (operator) =>
      `War das niemand von euch? Stellt die Adresse im Profil zurück, ändert eure Passwörter und schreibt uns: ${operator}`,
    reason: (dealership, site) =>
      `Ihr bekommt dieses Mail, weil diese Adresse bisher die von ${dealership} auf ${site} war.`,
  },
  en: {
    heading: 'New e-mail address for inquiries',
    text: (dealership, site) =>
      `The e-mail address of ${dealership} on ${site} has been changed. From now on inquiries go to the new address and no longer to this one.`,
    address: 'New address',
    open: 'View the profile',
    notYou: (operator) =>
      `Was it none of you? Set the address back in the profile, change your passwords and write to us: ${operator}`,
    reason: (dealership, site) =>
      `You get this mail because this was the address of ${dealership} on ${site} until now.`,
  },
};
