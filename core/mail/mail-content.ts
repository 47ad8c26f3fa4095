import type { Language } from '@kardan/contract/identifiers';
import type { Tx } from '../db/database.ts';
import type { Env } from '../env.ts';

/** Whose mails these are. */
export type MailSite = Pick<
  Env,
  'SITE_NAME' | 'SITE_ORIGIN' | 'SITE_CONTACT_EMAIL' | 'SITE_IMPRINT_COMPANY' | 'SITE_IMPRINT_ADDRESS'
>;

export interface MailCar {
  title: string;
  price: string;
  /** What a buyer looks at first, in one line. */
  facts: string;
  pictureUrl: string | null;
  url: string;
}

export interface MailFact {
  label: string;
  value: string;
  /** Where the value leads: `mailto:`, `tel:` or a page. */
  url?: string;
}

/** A piece of a mail; HTML and plain text are both made of the same ones, so that they say the same. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'car'; car: MailCar }
  | { kind: 'facts'; title?: string; facts: MailFact[] }
  /** Words of somebody else, as they came. */
  | { kind: 'quote'; title: string; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'note'; text: string };

export interface MailContent {
  language: Language;
  subject: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  heading: string;
  blocks: MailBlock[];
  /** Why the reader gets this. */
  reason: string;
  replyTo?: { name: string; address: string };
  /** An answer that a program wrote: no other program shall answer it. */
  automatic?: true;
  /** What else is true once it is sent; in the transaction that says it is. */
  onSent?: (tx: Tx) => Promise<void>;
}
