import { loadEnv } from '@kardan/core/env';
import { replyEnvOf } from '@kardan/core/inquiries/replies/offer-reply-address';
import { type ReplyWriter, replyAddressOf } from '@kardan/core/inquiries/replies/reply-address';
import { mixedMail } from '@kardan/core/inquiries/replies/testing/raw-mail';
import { handOver } from '@kardan/worker/testing/smtp-dialogue';
import type { Scene } from '../scene.ts';
import type { Cast } from './cast.ts';

/** Visitor and dealer answer each other from a mail program. */
export async function answerByMail(scene: Scene, { visitor, owner }: Cast, threadId: string): Promise<void> {
  await sendAnswer(scene, 'mailed reply', visitor.email, replyAddressFor(threadId));
  await sendAnswer(scene, 'dealer’s mailed answer', owner.email, replyAddressFor(threadId, 'dealership'));
}

/** All that stands in a mail is as its sender likes. A dealer’s has no file, since none is passed on. */
async function sendAnswer(
  { speech, repliesPort, refused }: Scene,
  name: string,
  from: string,
  to: string,
): Promise<void> {
  const say = (field: string, freedom: 'text' | 'line' | 'name') => speech.say(name, field, freedom);
  // Of a file's name only what follows the last slash is kept: a word without one.
  const file = name === 'mailed reply' && say('file', 'name');
  const bytes = mixedMail(
    [
      { type: 'text/plain; charset=utf-8', body: Buffer.from(say('text', 'text')) },
      ...(file
        ? [
            {
              type: 'application/pdf',
              head: [`Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(`${file}.pdf`)}`],
              body: Buffer.from(`%PDF-1.4 ${file}`),
            },
          ]
        : []),
    ],
    { from: `${inHead(say('sender’s name', 'line'))} <${from}>`, subject: inHead(say('subject', 'line')) },
  );
  const answer = await handOver(repliesPort, { from, to, bytes });
  if (!answer.startsWith('250')) refused.push(`${name}: ${answer}`);
}

/** Where a mail program sends answers to, the buyer's unless told. */
export function replyAddressFor(threadId: string, writer: ReplyWriter = 'buyer'): string {
  return replyAddressOf(replyEnvOf(loadEnv()), writer, threadId);
}

/** A text as it stands in a mail's head. */
function inHead(text: string): string {
  return `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}
