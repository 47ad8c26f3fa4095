import type { Language } from '@kardan/contract/values/identifiers';
import type { PriceRatingLabel } from '@kardan/contract/values/price-ratings';
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
  /** What a reduced price is compared with, in words. */
  reduction?: string;
  /** How the price compares, in words; the tone gives them their colour. */
  rating?: { label: string; tone: PriceRatingLabel };
  /** Where it stands, and how far away that is. */
  place?: string;
  /** Somebody has it reserved: one may still ask. */
  reserved?: string;
  /** It cannot be bought any more. */
  sold?: string;
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
  /** In a row of its own beside its picture where there are several, below it otherwise. */
  | { kind: 'car'; car: MailCar; compact?: true }
  /** What the following pieces have in common. */
  | { kind: 'section'; title: string }
  /** Digits to be typed elsewhere. */
  | { kind: 'code'; label: string; code: string }
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
  /** Ways that every mail of this kind offers, below all else. */
  links?: { label: string; url: string }[];
  /** Where a mail program stops such mails with one click (RFC 8058). */
  unsubscribeUrl?: string;
  /** A program wrote it, as an answer or by itself: no other program shall answer it. */
  automatic?: 'replied' | 'generated';
  /** What else is true once it is sent; in the transaction that says it is. */
  onSent?: (tx: Tx) => Promise<void>;
  /** Runs in the transaction that notes that the recipient's address is refused for good. */
  onAddressRefused?: (tx: Tx) => Promise<void>;
}
