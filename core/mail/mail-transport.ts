import { isPublic } from '@kardan/contract/configuration/is-public';
import { createTransport, type Transporter } from 'nodemailer';
import type { Env } from '../env.ts';
import { createTakenMails, type TakenMails } from './taken-mails.ts';

/** So long a mail server may say nothing while it has a mail in hand. */
export const mailServerTimeoutMs = 120_000;

export interface MailTransport {
  /** One connection for each mail: a pool would send a mail again by itself when a connection breaks, unseen by us. */
  smtp: Transporter;
  /** What the server has taken and the database could not note yet: this process sends it no second time. */
  taken: TakenMails;
}

/**
 * Prepares the way to the mail server; nothing is sent yet. A public site's mails name buyers and hold codes: they leave the
 * machine encrypted or not at all, whatever the server, or somebody in its place, says it can do.
 */
export function openMailTransport({ SMTP_URL, SITE_ORIGIN }: Pick<Env, 'SMTP_URL' | 'SITE_ORIGIN'>): MailTransport {
  const smtp = createTransport({
    url: SMTP_URL,
    requireTLS: isPublic(SITE_ORIGIN) && isPublic(SMTP_URL),
    connectionTimeout: 10_000,
    greetingTimeout: 15_000,
    // Servers may think for a while over the end of a mail; whoever hangs up then does not know whether it was taken.
    socketTimeout: mailServerTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { smtp, taken: createTakenMails() };
}
