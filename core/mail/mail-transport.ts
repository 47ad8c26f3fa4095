import { createTransport, type Transporter } from 'nodemailer';
import type { Env } from '../env.ts';

export interface MailTransport {
  /** One connection for each mail: a pool would send a mail again by itself when a connection breaks, unseen by us. */
  smtp: Transporter;
}

/** Prepares the way to the mail server; nothing is sent yet. */
export function openMailTransport({ SMTP_URL }: Pick<Env, 'SMTP_URL'>): MailTransport {
  const smtp = createTransport({
    url: SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 15_000,
    // Servers may think for a while over the end of a mail; whoever hangs up then does not know whether it was taken.
    socketTimeout: 120_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { smtp };
}
