import { collapseToOneLine } from '@kardan/contract/values/one-line';
import type { SendMailOptions } from 'nodemailer';
import type { Env } from '../env.ts';
import { bounceAddressOf } from './bounces/bounce-address.ts';
import { renderHtml } from './layout/render-html.ts';
import { renderText } from './layout/render-text.ts';
import type { MailContent } from './mail-content.ts';

/** The mail as it goes out. Addresses are given as parts and never as text, which could hold a second one. */
export function buildMessage(
  env: Env,
  { id, recipient }: { id: string; recipient: string },
  content: MailContent,
): SendMailOptions {
  const { subject, replyTo } = content;
  const bounceAddress = bounceAddressOf(env, id);
  return {
    // Always the same for this mail: should it be sent twice, mailboxes can tell.
    messageId: `<${id}@${env.MAIL_SENDER.split('@').at(-1)}>`,
    // Where it comes back to; readers see the sender below.
    ...(bounceAddress && { envelope: { from: bounceAddress, to: recipient } }),
    from: { name: env.SITE_NAME, address: env.MAIL_SENDER },
    to: { name: '', address: recipient },
    // Whatever a name or a title holds, a header stays one line.
    ...(replyTo && { replyTo: { name: collapseToOneLine(replyTo.name), address: replyTo.address } }),
    subject: collapseToOneLine(subject),
    html: renderHtml(env, content),
    text: renderText(env, content),
    headers: headersOf(content),
  };
}

function headersOf({ automatic, unsubscribeUrl }: MailContent): Record<string, string> {
  return {
    ...(automatic && { 'auto-submitted': `auto-${automatic}`, 'x-auto-response-suppress': 'All' }),
    ...(unsubscribeUrl && {
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    }),
  };
}
