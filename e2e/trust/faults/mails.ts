import { caughtMails } from '@kardan/services/testing/caught-mails';

type CaughtMail = Awaited<ReturnType<typeof caughtMails>>[number];

/** What somebody was mailed about whoever has this name. */
export async function mailsNaming(recipient: string, name: string): Promise<CaughtMail[]> {
  return (await caughtMails(recipient)).filter(({ text }) => text.includes(name));
}

/**
 * What is wrong with mails that should be one. Where the mail server's yes can be lost, SMTP leaves open whether a mail was taken: it
 * comes again then, as the same one (core/mail/send-mail.ts).
 */
export function mailFlaw(mails: CaughtMail[], mayMailTwice: boolean): string | undefined {
  const ids = new Set(mails.map(({ headers }) => headers.find(([header]) => header === 'message-id')?.[1]));
  if (ids.size === 1 && (mayMailTwice || mails.length === 1)) return undefined;
  return `mailed ${mails.length} times under ${ids.size} ids`;
}
