import { loadEnv } from '@kardan/core/env';
import { replyEnvOf } from '@kardan/core/inquiries/replies/offer-reply-address';
import { replyAddressOf } from '@kardan/core/inquiries/replies/reply-address';
import { mixedMail } from '@kardan/core/inquiries/replies/testing/raw-mail';
import { handOver } from '@kardan/worker/testing/smtp-dialogue';
import type { Scene } from '../scene.ts';
import type { Cast } from './cast.ts';

/** The visitor answers a dealer from a mail program, with a file: all that stands in a mail is as its sender likes. */
export async function answerByMail(
  { speech, repliesPort, refused }: Scene,
  { visitor }: Cast,
  threadId: string,
): Promise<void> {
  const say = (field: string, freedom: 'text' | 'line' | 'name') => speech.say('mailed reply', field, freedom);
  // Of a file's name only what follows the last slash is kept: a word without one.
  const file = say('file', 'name');
  const bytes = mixedMail(
    [
      { type: 'text/plain; charset=utf-8', body: Buffer.from(say('text', 'text')) },
      {
        type: 'application/pdf',
        head: [`Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(`${file}.pdf`)}`],
        body: Buffer.from(`%PDF-1.4 ${file}`),
      },
    ],
    {
      from: `${inHead(say('sender’s name', 'line'))} <${visitor.email}>`,
      subject: inHead(say('subject', 'line')),
    },
  );
  const to = replyAddressFor(threadId);
  const answer = await handOver(repliesPort, { from: visitor.email, to, bytes });
  if (!answer.startsWith('250')) refused.push(`mailed reply: ${answer}`);
}

/** Where the buyer's mail program sends answers to. */
export function replyAddressFor(threadId: string): string {
  return replyAddressOf(replyEnvOf(loadEnv()), 'buyer', threadId);
}

/** A text as it stands in a mail's head. */
function inHead(text: string): string {
  return `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}
