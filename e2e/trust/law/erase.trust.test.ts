import { loadEnv } from '@kardan/core/env';
import { replyEnvOf } from '@kardan/core/inquiries/replies/offer-reply-address';
import { replyAddressOf } from '@kardan/core/inquiries/replies/reply-address';
import { createLog } from '@kardan/core/kernel/log';
import { openReplyReceiver } from '@kardan/worker/replies/reply-receiver';
import { handOver } from '@kardan/worker/testing/smtp-dialogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Written, writeEverything } from '../words/journey/write-everything.ts';
import { marksIn, placesInDatabase, textOfIndices, textOfStore } from '../words/marks.ts';
import { openScene, type Scene } from '../words/scene.ts';
import { type Said, Speech } from '../words/speech.ts';
import { startTalkingStack, type TalkingStack } from '../words/talking-stack.ts';
import { table, writeReport } from '../write-report.ts';

/** What a visitor says; everything else is said by people with an account. */
const visitorsCalls =
  /^(mail(?!DealershipAdmin)|reportListing|complainOfDecision|requestDealership|createSearchAgent|changeSearchAgentFilters|mailed reply)/;

/** What stays of a person who is erased, without a name: what was decided on it has to be accounted for (DSA Art. 24). */
const stays = /^(reportListing explanation|complainOfDecision text)$/;

let stack: TalkingStack;
let scene: Scene;
let written: Written;
const speech = new Speech('plain');
const told: string[][] = [];

beforeAll(async () => {
  stack = await startTalkingStack({ withWeb: false });
  scene = openScene({ site: stack.site, db: stack.database.db, media: stack.store.media, speech });
  written = await writeEverything(scene);
  await answerByMail();
});
afterAll(async () => {
  await stack[Symbol.asyncDispose]();
  writeReport(
    'law',
    'A person’s data, taken out and erased',
    table(['where', 'words of the person before', 'after'], told),
  );
});

/** The visitor answers from a mail program, with a file. */
async function answerByMail(): Promise<void> {
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

const saidBy = (calls: RegExp): Said[] => speech.said.filter(({ call }) => calls.test(call));
const nameOf = (mark: string) => {
  const said = speech.said.find((each) => each.mark === mark);
  return said ? `${said.call} ${said.field}` : mark;
};

/** Words of these marks, wherever they are, as `table.column` or the name of a store. */
async function whereAre(marks: ReadonlySet<string>): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const note = (place: string, mark: string) => found.set(place, [...(found.get(place) ?? []), nameOf(mark)]);
  for (const [mark, places] of await placesInDatabase(stack.database.owner, speech))
    if (marks.has(mark)) for (const place of places) note(place, mark);
  for (const [name, text] of [
    ['search index', await textOfIndices(stack)],
    ['S3 store', await textOfStore(stack)],
  ] as const)
    for (const mark of marksIn(text, speech)) if (marks.has(mark)) note(name, mark);
  return found;
}

test('everybody could do everything', () => {
  expect(scene.refused).toEqual([]);
});

test('what a person asks for names all that is kept of their words', async () => {
  const { visitor, operator } = written;
  const answer = await operator.call('exportPersonalData', {
    given: { email: visitor.email, confirmation: visitor.email },
  });
  const stored = [...(await whereAre(new Set(saidBy(visitorsCalls).map(({ mark }) => mark)))).values()].flat();
  const exported = marksIn(JSON.stringify(answer), speech).map(nameOf);
  expect(new Set(stored).size).toBeGreaterThan(20);
  expect([...new Set(stored)].filter((field) => !exported.includes(field))).toEqual([]);
  expect(JSON.stringify(answer)).toContain(visitor.phone);
});

test('what was agreed to is told with its words and its time', async () => {
  const token = written.secrets.get('link of a search agent');
  const answer = await written.visitor.call('exportSearchAgent', { params: { token } });
  expect(answer.consent).toMatchObject({
    textVersion: expect.any(String),
    text: expect.stringMatching(/.{40}/),
    givenAt: expect.any(String),
  });
});

test('who is erased leaves no word in any table, queue, index or store, and dealers’ systems are told', async () => {
  const { visitor, operator, dealership } = written;
  const marks = new Set([...saidBy(visitorsCalls).map(({ mark }) => mark)]);
  const before = await whereAre(marks);
  const audit = await auditLength();
  await operator.call('erasePersonalData', {
    given: { email: visitor.email, confirmation: visitor.email, account: false },
  });
  const after = await whereAre(marks);
  for (const place of [...before.keys()].sort())
    told.push([place, String(before.get(place)?.length), leftAt(after, place)]);
  const left = [...after].flatMap(([place, fields]) =>
    fields.filter((field) => !stays.test(field)).map((field) => `${place}: ${field}`),
  );
  expect(left).toEqual([]);
  for (const who of [visitor.email, visitor.phone]) expect(await rowsWith(who)).toEqual([]);
  expect(await auditLength()).toBeGreaterThan(audit);
  const events = await scene.db
    .selectFrom('webhookEvent')
    .select('type')
    .where('dealershipId', '=', dealership.id)
    .execute();
  expect(events.map(({ type }) => type)).toContain('inquiry.erased');
});

test('an account that is erased leaves neither name nor address; what was done stays on record', async () => {
  const { owner, operator } = written;
  const names = new Set(saidBy(/^updateOwnAccount$/).map(({ mark }) => mark));
  const before = await whereAre(names);
  const audit = await auditLength();
  await operator.call('erasePersonalData', { given: { email: owner.email, confirmation: owner.email, account: true } });
  const after = await whereAre(names);
  for (const place of [...before.keys()].sort())
    told.push([`${place} (account)`, String(before.get(place)?.length), leftAt(after, place)]);
  expect([...after]).toEqual([]);
  expect(await rowsWith(owner.email)).toEqual([]);
  expect(await auditLength()).toBeGreaterThanOrEqual(audit);
});

function leftAt(after: Map<string, string[]>, place: string): string {
  const fields = after.get(place) ?? [];
  return fields.length === 0 ? '0' : `${fields.length}: ${[...new Set(fields)].join(', ')}`;
}

async function auditLength(): Promise<number> {
  const { count } = await scene.db
    .selectFrom('auditEntry')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Columns that hold an address, whatever is around it. */
async function rowsWith(text: string): Promise<string[]> {
  const places = await placesInDatabase(stack.database.owner, speech, new Map([['address', text]]));
  return [...(places.get('secret: address') ?? [])];
}
