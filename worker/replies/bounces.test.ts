import { inTransaction } from '@kardan/core/db/database';
import { bounceAddressOf } from '@kardan/core/mail/bounces/bounce-address';
import { countMails } from '@kardan/core/mail/count-mails';
import { queueMails } from '@kardan/core/mail/queue-mail';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReplyPost, type ReplyPost } from '../testing/reply-post.ts';
import { handOver } from '../testing/smtp-dialogue.ts';

let post: ReplyPost;
beforeAll(async () => {
  post = await openReplyPost();
});
afterAll(() => post[Symbol.asyncDispose]());

/** What a mail server writes whose user is gone (RFC 3464), or whose user is only slow to answer. */
function report(action: 'failed' | 'delayed', status: string): Buffer {
  return Buffer.from(
    [
      'From: MAILER-DAEMON@mx.example.at',
      'Subject: Undelivered Mail Returned to Sender',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'I could not deliver it to <anna@example.at>.',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.at',
      '',
      'Final-Recipient: rfc822; anna@example.at',
      `Action: ${action}`,
      `Status: ${status}`,
      '',
      '--b--',
      '',
    ].join('\r\n'),
  );
}

async function sentMail(): Promise<{ mailId: string; agentId: string; address: string }> {
  const { db } = post.database;
  const { id: agentId } = await buildAgent(db, { category: ['used'] }, { email: 'anna@example.at' });
  const mail = { template: 'search-agent-matches', recipient: 'anna@example.at', language: 'de-AT' } as const;
  const [mailId = ''] = await inTransaction(db, (tx) =>
    queueMails(tx, [{ ...mail, payload: { searchAgentId: agentId } }]),
  );
  await db.updateTable('mail').set({ state: 'sent', settledAt: new Date() }).where('id', '=', mailId).execute();
  return { mailId, agentId, address: bounceAddressOf(post.services.env, mailId) ?? '' };
}

const agentState = async (id: string) =>
  (await post.database.db.selectFrom('searchAgent').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state;
const bouncesOf = async (mailId: string) =>
  (await countMails(post.database)).failures.filter(({ id }) => id === mailId).map(({ reason }) => reason);

test('a mail that comes back is counted once, with its status alone, and its search agent pauses', async () => {
  const { mailId, agentId, address } = await sentMail();
  for (let time = 0; time < 2; time++)
    expect(
      await handOver(post.port, { from: '', to: address.toUpperCase(), bytes: report('failed', '5.1.1') }),
    ).toMatch(/^250/);
  expect(await bouncesOf(mailId)).toEqual(['5.1.1']);
  const { days } = await countMails(post.database);
  expect(days).toMatchObject([{ template: 'search-agent-matches', outcome: 'bounced', count: 1 }]);
  expect(await agentState(agentId)).toBe('paused');
  expect(post.lines.join('')).not.toContain('anna@');
});

test('a full mailbox counts, and pauses nobody; a delay and an absence notice do neither', async () => {
  const full = await sentMail();
  await handOver(post.port, { from: '', to: full.address, bytes: report('failed', '5.2.2') });
  expect(await bouncesOf(full.mailId)).toEqual(['5.2.2']);
  expect(await agentState(full.agentId)).toBe('active');
  const late = await sentMail();
  const absent = Buffer.from('From: anna@example.at\r\nAuto-Submitted: auto-replied\r\n\r\nIch bin im Urlaub.\r\n');
  for (const bytes of [report('delayed', '4.4.1'), absent])
    expect(await handOver(post.port, { from: '', to: late.address, bytes })).toMatch(/^250/);
  expect(await bouncesOf(late.mailId)).toEqual([]);
});

test('an address that we have not signed is nobody’s', async () => {
  const { address } = await sentMail();
  const forged = address.replace(/\+(.)/, (_, letter) => `+${letter === 'a' ? 'b' : 'a'}`);
  expect(await handOver(post.port, { from: '', to: forged, bytes: report('failed', '5.1.1') })).toMatch(/^550/);
});
