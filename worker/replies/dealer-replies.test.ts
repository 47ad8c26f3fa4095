import { inTransaction } from '@kardan/core/db/database';
import { writeReplyMail } from '@kardan/core/inquiries/inbox/mails/write-reply-mail';
import { perBuyer } from '@kardan/core/inquiries/inquiry-limits';
import { writeTakenReplyMail } from '@kardan/core/inquiries/replies/mails/write-taken-reply-mail';
import { filePart, mixedMail, pdf, rawMail } from '@kardan/core/inquiries/replies/testing/raw-mail';
import { limitKey, mailboxOf } from '@kardan/core/limits/limit-key';
import { useLimits } from '@kardan/core/limits/use-limits';
import { buildAccount } from '@kardan/core/testing/build-account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReplyPost, type ReplyPost } from '../testing/reply-post.ts';
import { handOver } from '../testing/smtp-dialogue.ts';
import { openReplyReceiver } from './reply-receiver.ts';

let post: ReplyPost;
beforeAll(async () => {
  post = await openReplyPost();
});
afterAll(() => post[Symbol.asyncDispose]());

test('a dealer answers from the mail program: it is the dealer’s reply, and the buyer reads neither address nor history', async () => {
  const { db } = post.database;
  const thread = await post.buildThread();
  const to = thread.dealershipAddress;
  const account = await buildAccount(db, { memberships: { [thread.dealership.id]: 'dealer-staff' } });
  const bytes = rawMail({
    from: account.email,
    body: `Gerne!\n\nVon meinem iPhone gesendet\n> ${thread.sender.email}`,
  });
  expect(await handOver(post.port, { from: account.email, to, bytes })).toMatch(/^250/);
  const [message] = await post.messagesOf(thread.id);
  expect(message).toMatchObject({ fromBuyer: false, via: 'mail', body: 'Gerne!', authorAccountId: account.id });
  const [toBuyer, ...others] = await post.mailsTo(thread.sender.email);
  expect(others).toEqual([]);
  expect(toBuyer?.template).toBe('reply-to-buyer');
  const mail = await writeReplyMail(post.services, { messageId: message?.id ?? '' }, 'de-AT');
  expect(mail?.replyTo?.address).toBe(thread.buyerAddress);
  for (const hidden of [account.email, thread.dealership.email]) expect(JSON.stringify(mail)).not.toContain(hidden);

  const [notice, ...more] = await post.mailsTo(thread.dealership.email);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ template: 'reply-taken', payload: { messageId: message?.id } });
  const told = JSON.stringify(await writeTakenReplyMail(post.services, { messageId: message?.id ?? '' }));
  expect(told).toContain('Gerne!');
  expect(told).not.toContain('antwort+');

  const office = thread.dealership.email;
  expect(await handOver(post.port, { from: office, to, bytes: rawMail({ from: office, body: 'Vom Büro' }) })).toMatch(
    /^250/,
  );
  expect(await post.messagesOf(thread.id)).toMatchObject([
    { body: 'Gerne!' },
    { body: 'Vom Büro', authorAccountId: null },
  ]);
});

test('in a dealership’s name only mail is taken that the mail server in front has found to be the sender’s', async () => {
  const thread = await post.buildThread();
  const from = thread.dealership.email;
  const server = 'mx.kardan.example';
  const pass = [`Authentication-Results: ${server}; dmarc=pass header.from=${from.split('@')[1]}`];
  const forged = [`Authentication-Results: ${server}; dmarc=fail header.from=${from.split('@')[1]}`, ...pass];
  const { env } = post.services;
  const front = { ...env, REPLY_AUTHSERV_ID: server };
  const cases: [typeof env, string[], RegExp][] = [
    [front, pass, /^250/],
    [front, forged, /^550 .*not certain/],
    [front, [], /^550 .*not certain/],
    [{ ...front, REPLY_FRONT_SERVERS: ['10.0.0.0/8'] }, pass, /^550 .*not certain/],
    [{ ...env, SITE_ORIGIN: 'https://kardan.example' }, pass, /^550 .*not certain/],
  ];
  for (const [each, head, answer] of cases) {
    const receiver = await openReplyReceiver({ ...post.services, env: each });
    const bytes = rawMail({ from, head, body: 'Gerne' });
    expect(await handOver(receiver.port, { from, to: thread.dealershipAddress, bytes })).toMatch(answer);
    await receiver.close();
  }
  expect(await post.messagesOf(thread.id)).toHaveLength(1);
});

test('a dealer who answers between quoted lines does not give the dealership’s address away', async () => {
  const thread = await post.buildThread();
  const { email } = thread.dealership;
  const body = `Am 16.11.2026 um 10:00 schrieb Kardan:\n> Antworten: ${thread.dealershipAddress}\nJa, gerne.\n> Danke\nBitte.\n-- \n${thread.dealershipAddress}`;
  const bytes = rawMail({ from: email, body });
  expect(await handOver(post.port, { from: email, to: thread.dealershipAddress, bytes })).toMatch(/^250/);
  const [message] = await post.messagesOf(thread.id);
  expect(message?.body).toContain('> Antworten: […]\nJa, gerne.');
  const { folded } = await post.database.db
    .selectFrom('receivedReply')
    .select('folded')
    .where('messageId', '=', message?.id ?? '')
    .executeTakeFirstOrThrow();
  const mail = await writeReplyMail(post.services, { messageId: message?.id ?? '' }, 'de-AT');
  expect(folded + JSON.stringify(mail)).not.toContain(thread.dealershipAddress);
});

test('for a dealership writes who works there: others, files, several senders and empty mails are refused with the reason', async () => {
  const { db } = post.database;
  const thread = await post.buildThread();
  const other = await post.buildThread();
  const stranger = await buildAccount(db, { memberships: { [other.dealership.id]: 'dealer-owner' } });
  const locked = await buildAccount(
    db,
    { memberships: { [thread.dealership.id]: 'dealer-staff' } },
    { state: 'locked' },
  );
  const office = thread.dealership.email;
  const withFile = mixedMail([{ type: 'text/plain', body: 'Offert' }, filePart('o.pdf', 'application/pdf', pdf)], {
    from: office,
  });
  const picture = { type: 'image/jpeg', head: ['Content-ID: <b>'], body: Buffer.alloc(30_000, 'ffd8ff', 'hex') };
  const withPicture = mixedMail(
    [{ type: 'text/html', body: 'So sieht er aus: <img src="cid:b">' }, picture],
    { from: office },
    'related',
  );
  const refused: [Buffer, RegExp][] = [
    [rawMail({ from: stranger.email }), /^550 .*address of the dealership/],
    [rawMail({ from: locked.email }), /^550/],
    [rawMail({ from: thread.sender.email }), /^550/],
    [rawMail({ from: `${office}, ${stranger.email}` }), /^550/],
    [withFile, /^554 .*bitte nur den Text schicken .*Files/],
    [withPicture, /^554 .*Files/],
    [rawMail({ from: office, head: ['Precedence: list'] }), /^554 .*by a program/],
    [rawMail({ from: office, head: ['Auto-Submitted: auto-generated'] }), /^554 .*by a program/],
    [rawMail({ from: office, body: '' }), /^554 .*no text/],
    [rawMail({ from: office, body: `> Anfrage von Anna\n> ${thread.dealershipAddress}` }), /^554 .*no text/],
    [rawMail({ from: office, head: [`From: ${stranger.email}`] }), /^550/],
  ];
  for (const [bytes, answer] of refused) {
    expect(await handOver(post.port, { to: thread.dealershipAddress, bytes })).toMatch(answer);
  }
  expect(await post.messagesOf(thread.id)).toEqual([]);
  expect(await post.mailsTo(thread.sender.email)).toEqual([]);
});

test('a dealership writes as often by mail as by the page, and no more by both', async () => {
  const thread = await post.buildThread();
  const from = thread.dealership.email;
  const key = limitKey(post.services.env.FORM_SECRET, `${thread.dealership.id}\0${mailboxOf(thread.sender.email)}`);
  await inTransaction(post.database.db, (tx) => useLimits(tx, perBuyer, Array(29).fill(key)));
  const give = () => handOver(post.port, { from, to: thread.dealershipAddress, bytes: rawMail({ from }) });
  expect(await give()).toMatch(/^250/);
  expect(await give()).toMatch(/^450/);
});
