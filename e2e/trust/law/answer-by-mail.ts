import { loadEnv } from '@kardan/core/env';
import { replyEnvOf } from '@kardan/core/inquiries/replies/offer-reply-address';
import { replyAddressOf } from '@kardan/core/inquiries/replies/reply-address';
import { createLog } from '@kardan/core/kernel/log';
import { openReplyReceiver } from '@kardan/worker/replies/reply-receiver';
import { handOver } from '@kardan/worker/testing/smtp-dialogue';
import { expect } from 'vitest';
import type { Turn } from '../words/play.ts';

/** The visitor answers a dealer from a mail program, with a file. */
export async function answerByMail({ scene, speech, written }: Turn): Promise<void> {
  const env = { ...replyEnvOf(loadEnv()), REPLY_SMTP_PORT: 0 };
  const receiver = await openReplyReceiver({
    db: scene.db,
    env,
    media: scene.media,
    log: createLog('receiver', 'silent'),
  });
  const [body, file] = [speech.newMark(), speech.newMark()];
  const bytes = Buffer.from(
    [
      `From: Anna <${written.visitor.email}>`,
      'Subject: Re: Anfrage',
      `Message-ID: <${body}@example.at>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nPasst, ${body} bringe ich mit.\r\n`,
      `--b\r\nContent-Type: application/pdf; name="${file}.pdf"\r\nContent-Disposition: attachment; filename="${file}.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(`%PDF-1.4 ${file}`).toString('base64')}\r\n--b--`,
    ].join('\r\n'),
  );
  const to = replyAddressOf(env, 'buyer', written.threadId);
  expect(await handOver(receiver.port, { from: written.visitor.email, to, bytes })).toMatch(/^250/);
  await receiver.close();
  speech.remember(
    { mark: body, call: 'mailed reply', field: 'text', text: body },
    { mark: file, call: 'mailed reply', field: 'file', text: file },
  );
}
