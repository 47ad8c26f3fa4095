import { inTransaction } from '@kardan/core/db/database';
import { perReplyThread } from '@kardan/core/inquiries/inquiry-limits';
import { writeBuyerReplyMail } from '@kardan/core/inquiries/replies/mails/write-buyer-reply-mail';
import { replyAddressOf } from '@kardan/core/inquiries/replies/reply-address';
import { mutatedMails } from '@kardan/core/inquiries/replies/testing/mutated-mails';
import { filePart, mixedMail, pdf, rawMail } from '@kardan/core/inquiries/replies/testing/raw-mail';
import { chunk } from '@kardan/core/kernel/chunk';
import { limitKey } from '@kardan/core/limits/limit-key';
import { useLimits } from '@kardan/core/limits/use-limits';
import { openMedia } from '@kardan/core/media/media';
import { readObject } from '@kardan/core/media/objects';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReplyPost, type ReplyPost } from '../testing/reply-post.ts';
import { handOver, openDialogue, type SmtpDialogue } from '../testing/smtp-dialogue.ts';
import { until } from '../testing/workplace.ts';
import { receiverBounds } from './receiver-bounds.ts';
import { openReplyReceiver } from './reply-receiver.ts';

let post: ReplyPost;
beforeAll(async () => {
  post = await openReplyPost();
});
afterAll(() => post[Symbol.asyncDispose]());

const stateOf = (threadId: string) =>
  post.database.db
    .selectFrom('inquiryRecipient')
    .select(['state', 'waitingSince', 'lastBuyerMessageAt', 'readAt'])
    .where('id', '=', threadId)
    .executeTakeFirstOrThrow();

test('a buyer’s answer lands in the thread: open again, to be read, with its files, and the dealership is told', async () => {
  const { db } = post.database;
  const thread = await post.buildThread();
  const bytes = mixedMail(
    [
      {
        type: 'text/plain; charset=utf-8',
        body: 'Passt, ich komme morgen.\r\n\r\nAm 16.11.2026 schrieb Kardan:\r\n> Ja',
      },
      filePart('Gutachten.pdf', 'application/pdf', pdf),
      filePart('makro.docm', 'application/vnd.ms-word', Buffer.from('PK')),
    ],
    { from: `Anna <${thread.sender.email}>` },
  );
  expect(await handOver(post.port, { to: thread.buyerAddress.toUpperCase(), bytes })).toMatch(/^250/);

  const [message, ...more] = await post.messagesOf(thread.id);
  expect(more).toEqual([]);
  expect(message).toMatchObject({ fromBuyer: true, via: 'mail', body: 'Passt, ich komme morgen.', fromAddress: null });
  const state = await stateOf(thread.id);
  expect(state.state).toBe('open');
  expect(state.lastBuyerMessageAt.getTime()).toBeGreaterThan((state.readAt as Date).getTime());

  const files = await db
    .selectFrom('inquiryAttachment')
    .selectAll()
    .where('messageId', '=', message?.id ?? '')
    .orderBy('name')
    .execute();
  expect(files).toMatchObject([
    { name: 'Gutachten.pdf', mediaType: 'application/pdf', isKept: true },
    { name: 'makro.docm', isKept: false },
  ]);
  expect(await readObject(post.store.media, `inquiry-attachments/${files[0]?.id}`)).toEqual(pdf);
  expect(await post.store.keys('inquiry-attachments/')).toHaveLength(1);

  const [notice, ...others] = await post.mailsTo(thread.dealership.email);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ template: 'buyer-reply', payload: { messageId: message?.id } });
  const mail = await writeBuyerReplyMail(post.services, { messageId: message?.id ?? '' });
  expect(mail?.replyTo).toEqual({ name: 'Anna Berger', address: thread.dealershipAddress });
  expect(JSON.stringify(mail?.blocks)).toContain('Passt, ich komme morgen.');
  expect(JSON.stringify(mail)).not.toContain(thread.sender.email);
  const { folded } = await db
    .selectFrom('receivedReply')
    .select('folded')
    .where('messageId', '=', message?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(folded).toBe('Am 16.11.2026 schrieb Kardan:\n> Ja');
  expect(post.lines.join('')).not.toContain('@example.at');
});

test('nobody but an address that we signed for a thread that is there is taken: no relay, no sign-in, nothing guessed', async () => {
  const thread = await post.buildThread();
  const [mailbox = '', domain] = thread.buyerAddress.split('@');
  const gone = replyAddressOf(post.services.env, 'buyer', '019a8b4e-0000-7000-8000-000000000000');
  const forged = replyAddressOf({ ...post.services.env, LINK_SECRET: 'somebody-elses-key' }, 'buyer', thread.id);
  const others = [`${mailbox}@example.at`, `antwort@${domain}`, 'anna@example.at', `${mailbox.slice(0, -1)}@${domain}`];
  for (const to of [gone, forged, ...others]) {
    expect(await handOver(post.port, { to, bytes: rawMail() }), to).toMatch(/^550 .*No such address/);
  }
  await using dialogue = await openDialogue(post.port);
  await dialogue.say('EHLO mail.example.at');
  expect(dialogue.answers.join('\n')).not.toMatch(/AUTH|STARTTLS/);
  expect(dialogue.answers.join('\n')).toContain(`SIZE ${receiverBounds.mailBytes}`);
  expect(await dialogue.say('AUTH PLAIN AGEAYg==')).toMatch(/^5/);
  expect(await post.messagesOf(thread.id)).toEqual([]);
});

test('a mail beyond the bound is refused, whether its size is told before or not', async () => {
  const thread = await post.buildThread();
  await using told = await openDialogue(post.port);
  await told.say('EHLO mail.example.at');
  expect(await told.say(`MAIL FROM:<a@example.at> SIZE=${receiverBounds.mailBytes + 1}`)).toMatch(/^552/);
  const line = `${'a'.repeat(998)}\r\n`;
  const bytes = rawMail({ body: line.repeat(receiverBounds.mailBytes / 1000 + 10) });
  expect(await handOver(post.port, { to: thread.buyerAddress, bytes })).toMatch(/^552/);
  expect(await post.messagesOf(thread.id)).toEqual([]);
}, 30_000);

/** Says all that comes before a mail, and gives what the last line is answered with. */
async function begin(dialogue: SmtpDialogue, to: string, last: 'RCPT' | 'DATA'): Promise<string> {
  await dialogue.say('EHLO mail.example.at');
  await dialogue.say('MAIL FROM:<a@example.at>');
  const answer = await dialogue.say(`RCPT TO:<${to}>`);
  return last === 'RCPT' ? answer : dialogue.say('DATA');
}

test('no more mails are in memory than the bound says, whenever their recipients were named', async () => {
  const { buyerAddress: to, id } = await post.buildThread();
  const receiver = await openReplyReceiver(post.services, { ...receiverBounds, inFlight: 1, closeMs: 100 });
  await using first = await openDialogue(receiver.port);
  await using second = await openDialogue(receiver.port);
  for (const dialogue of [first, second]) expect(await begin(dialogue, to, 'RCPT')).toMatch(/^250/);
  for (const dialogue of [first, second]) expect(await dialogue.say('DATA')).toMatch(/^354/);
  expect(await second.sendMail(rawMail({ body: 'Zwei' }))).toMatch(/^451/);
  expect(await first.sendMail(rawMail({ body: 'Eins' }))).toMatch(/^250/);
  expect(await post.messagesOf(id)).toMatchObject([{ body: 'Eins' }]);
  expect(await handOver(receiver.port, { to, bytes: rawMail({ body: 'Drei' }) })).toMatch(/^250/);
  await receiver.close();
});

test('who sends too slowly is hung up on and gives the place back', async () => {
  const { buyerAddress: to } = await post.buildThread();
  const receiver = await openReplyReceiver(post.services, { ...receiverBounds, inFlight: 1, dataMs: 200 });
  await using slow = await openDialogue(receiver.port);
  expect(await begin(slow, to, 'DATA')).toMatch(/^354/);
  expect(await slow.say('From: a@example.at')).toBe('closed');
  expect(await handOver(receiver.port, { to, bytes: rawMail() })).toMatch(/^250/);
  await receiver.close();
});

test('one address connects a few times at once and no more, but for the mail server in front', async () => {
  const services = { ...post.services, env: { ...post.services.env, REPLY_FRONT_SERVERS: ['10.0.0.0/8'] } };
  for (const [each, allowed] of [
    [services, 2],
    [post.services, 3],
  ] as const) {
    const receiver = await openReplyReceiver(each, { ...receiverBounds, connectionsAnAddress: 2 });
    const dialogues = [];
    for (let count = 0; count < 3; count++) dialogues.push(await openDialogue(receiver.port));
    expect(dialogues.filter(({ answers }) => answers[0]?.startsWith('220'))).toHaveLength(allowed);
    for (const dialogue of dialogues) await dialogue[Symbol.asyncDispose]();
    await until(async () => {
      await using again = await openDialogue(receiver.port);
      return again.answers[0]?.startsWith('220') ?? false;
    });
    await receiver.close();
  }
});

test('a mail that comes twice is one, by its Message-ID or byte by byte, also at the same moment', async () => {
  const thread = await post.buildThread();
  const to = thread.buyerAddress;
  const first = rawMail({ messageId: '<eins@example.at>', body: 'Eins' });
  const otherWay = rawMail({ messageId: '<eins@example.at>', body: 'Eins', head: ['Received: from c by d'] });
  const unnamed = rawMail({ messageId: null, body: 'Zwei' });
  const burst = [first, first, otherWay, unnamed, unnamed, first].map((bytes) => handOver(post.port, { to, bytes }));
  for (const answer of await Promise.all(burst)) expect(answer).toMatch(/^250/);
  for (const bytes of [otherWay, unnamed]) expect(await handOver(post.port, { to, bytes })).toMatch(/^250/);
  const bodies = (await post.messagesOf(thread.id)).map(({ body }) => body).sort();
  expect(bodies).toEqual(['Eins', 'Zwei']);
  expect(await post.mailsTo(thread.dealership.email)).toHaveLength(2);
});

test('what a program wrote is taken, noted and followed by nothing', async () => {
  const thread = await post.buildThread();
  const { MAIL_SENDER } = post.services.env;
  const automatic = [
    { bytes: rawMail({ head: ['Auto-Submitted: auto-replied'], body: 'Bin auf Urlaub' }) },
    { bytes: rawMail({ head: ['List-Id: <autos.example.at>'] }) },
    { bytes: rawMail({ from: MAIL_SENDER }) },
    { bytes: rawMail(), from: '' },
  ];
  for (const mail of automatic) {
    for (const to of [thread.buyerAddress, thread.dealershipAddress]) {
      expect(await handOver(post.port, { to, ...mail })).toMatch(/^250/);
    }
  }
  expect(await post.messagesOf(thread.id)).toEqual([]);
  expect((await stateOf(thread.id)).state).toBe('answered');
  expect(await post.mailsTo(thread.dealership.email)).toEqual([]);
  expect(await post.mailsTo(thread.sender.email)).toEqual([]);
  const circling = rawMail({ head: Array.from({ length: 40 }, () => 'Received: from a by b') });
  expect(await handOver(post.port, { to: thread.buyerAddress, bytes: circling })).toMatch(/^554 .*circles/);
});

test('a buyer’s mail that a program shows as nothing but quoted is told whole', async () => {
  const thread = await post.buildThread();
  expect(await handOver(post.port, { to: thread.buyerAddress, bytes: rawMail({ body: '> Ja, passt' }) })).toMatch(
    /^250/,
  );
  expect(await post.messagesOf(thread.id)).toMatchObject([{ body: '> Ja, passt' }]);
});

test('programs that answer each other’s answers without saying that they are programs come to rest', async () => {
  const thread = await post.buildThread();
  const answers: string[] = [];
  for (let round = 0; round < 22; round++) {
    answers.push(await handOver(post.port, { to: thread.buyerAddress, bytes: rawMail({ body: `Runde ${round}` }) }));
  }
  expect(answers.filter((answer) => answer.startsWith('250'))).toHaveLength(20);
  expect(answers.slice(20)).toEqual(Array(2).fill(expect.stringMatching(/^450/)));
}, 30_000);

test('while the store of files is away a mail is not taken, and the other server keeps it', async () => {
  const thread = await post.buildThread();
  const media = openMedia({ ...post.services.env, S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'none' });
  const receiver = await openReplyReceiver({ ...post.services, media });
  const bytes = mixedMail([{ type: 'text/plain', body: 'Mit Beilage' }, filePart('a.pdf', 'application/pdf', pdf)]);
  expect(await handOver(receiver.port, { to: thread.buyerAddress, bytes })).toMatch(/^451/);
  expect(await post.messagesOf(thread.id)).toEqual([]);
  await receiver.close();
  media.client.destroy();
  expect(await handOver(post.port, { to: thread.buyerAddress, bytes })).toMatch(/^250/);
  expect(await post.messagesOf(thread.id)).toHaveLength(1);
}, 30_000);

test('what programs write is noted so often and no more, and keeps nobody’s mail out', async () => {
  const thread = await post.buildThread();
  const to = thread.buyerAddress;
  for (let round = 0; round < 22; round++) {
    const bytes = rawMail({ head: ['Auto-Submitted: auto-replied'], body: `Urlaub ${round}` });
    expect(await handOver(post.port, { to, bytes })).toMatch(/^250/);
  }
  expect(await handOver(post.port, { to, bytes: rawMail() })).toMatch(/^250/);
  const noted = await post.database.db
    .selectFrom('receivedReply')
    .select('kind')
    .where('recipientId', '=', thread.id)
    .execute();
  expect(noted.filter(({ kind }) => kind === 'auto-reply')).toHaveLength(20);
  expect(noted.filter(({ kind }) => kind === 'message')).toHaveLength(1);
}, 30_000);

test('of mail beyond the limit no file is kept', async () => {
  const thread = await post.buildThread();
  const key = limitKey(post.services.env.FORM_SECRET, `buyer ${thread.id}`);
  await inTransaction(post.database.db, (tx) => useLimits(tx, perReplyThread, Array(20).fill(key)));
  const media = openMedia({ ...post.services.env, S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'none' });
  const receiver = await openReplyReceiver({ ...post.services, media });
  const bytes = mixedMail([{ type: 'text/plain', body: 'Beilage' }, filePart('a.pdf', 'application/pdf', pdf)]);
  expect(await handOver(receiver.port, { to: thread.buyerAddress, bytes })).toMatch(/^450/);
  await receiver.close();
  media.client.destroy();
});

test('mails without a usable id, or with an id that the other side has used, are all taken', async () => {
  const thread = await post.buildThread();
  const office = thread.dealership.email;
  for (const messageId of ['<>', '<a\u0000b@example.at>', '<same@example.at>']) {
    const bytes = rawMail({ messageId, body: `Nummer ${messageId.length}` });
    expect(await handOver(post.port, { to: thread.buyerAddress, bytes })).toMatch(/^250/);
  }
  const same = rawMail({ from: office, messageId: '<same@example.at>', body: 'Gerne' });
  expect(await handOver(post.port, { from: office, to: thread.dealershipAddress, bytes: same })).toMatch(/^250/);
  expect(await post.messagesOf(thread.id)).toHaveLength(4);
  const unseen = rawMail({ from: 'a\u0000@example.at' });
  expect(await handOver(post.port, { to: thread.buyerAddress, bytes: unseen })).not.toMatch(/^4/);
});

test('a hundred mutated mails are taken or refused for good, none fails', async () => {
  const answers = new Map<string, number>();
  const threads = await Promise.all(Array.from({ length: 10 }, () => post.buildThread()));
  const given = [...mutatedMails(100, 7)].map((bytes, number) => ({
    to: threads[number % threads.length]?.buyerAddress ?? '',
    bytes,
  }));
  for (const some of chunk(given, 5)) {
    for (const answer of await Promise.all(some.map((mail) => handOver(post.port, mail)))) {
      const code = answer.slice(0, 3);
      answers.set(code, (answers.get(code) ?? 0) + 1);
    }
  }
  expect([...answers.keys()].filter((code) => code !== '250' && !code.startsWith('5'))).toEqual([]);
  expect(answers.get('250')).toBeGreaterThan(30);
}, 60_000);
