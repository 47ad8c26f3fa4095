import { randomUUID } from 'node:crypto';
import { maxAgents } from '@kardan/contract/values/search-agent';
import { codesAnHour } from '@kardan/core/search-agents/agents/agent-limits';
import { verifySearchAgent } from '@kardan/core/search-agents/agents/signing-up/verify-search-agent';
import { codeOf } from '@kardan/core/search-agents/codes/code-rules';
import { buildProof } from '@kardan/core/testing/build-proof';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareAddresses } from '../../testing/compare-addresses.ts';
import { guessesAround, guessForever } from '../../testing/guess-codes.ts';
import { failureOf, ownAddress, sendAllMails } from '../../testing/inquiries.ts';
import { buildForm, mailedCode, makeAgent, rotatingVisitor } from '../../testing/search-agents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let visitor: ReturnType<typeof rotatingVisitor>;
beforeAll(async () => {
  running = await createTestApp();
  visitor = rotatingVisitor(running);
});
afterAll(() => running[Symbol.asyncDispose]());

test('four hundred guesses from rotating addresses give no success, though every right code is among them', async () => {
  await guessForever(running, 400);
});

test('an id in capitals, or in some of them, is the same agent to every limit', async () => {
  const form = buildForm();
  const { id } = await visitor.createSearchAgent({ body: form });
  const resent = async (spelt: string) => failureOf(visitor.resendSearchAgentCode({ params: { id: spelt } }));
  for (let made = 0; made < 3; made++) await visitor.resendSearchAgentCode({ params: { id } });
  for (const spelt of [id, id.toUpperCase(), id.slice(0, 18) + id.slice(18).toUpperCase()]) {
    expect(await resent(spelt)).toMatchObject({ code: 'too-many-requests' });
  }
  // Nor does it keep the record of its mails when it vanishes after too many wrong tries.
  const right = await mailedCode(running, form.email);
  const { db } = running.database;
  await db.updateTable('searchAgentCode').set({ tries: 4 }).where('searchAgentId', '=', id).execute();
  await db
    .insertInto('searchAgentCode')
    .values([1, 2, 3].map(() => ({ searchAgentId: id, tries: 5, expiresAt: new Date(), createdAt: new Date(0) })))
    .execute();
  const [wrong] = guessesAround(right, 2).filter((code) => code !== right);
  const tried = visitor.verifySearchAgent({ params: { id: id.toUpperCase() }, body: { code: wrong as string } });
  expect(await failureOf(tried)).toMatchObject({ code: 'code-invalid' });
  const mails = db.selectFrom('mail').select('id').where('recipient', '=', form.email);
  expect(await mails.execute()).toEqual([]);
});

test('of a hundred tries at the same moment five count, from however many addresses', async () => {
  const form = buildForm();
  const { id } = await visitor.createSearchAgent({ body: form });
  const right = await mailedCode(running, form.email);
  const wrong = guessesAround(right, 101).slice(0, 100);
  const tries = wrong.map((code) => failureOf(visitor.verifySearchAgent({ params: { id }, body: { code } })));
  const codes = (await Promise.all(tries)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'code-invalid')).toHaveLength(5);
  expect(codes.filter((code) => code === 'code-expired')).toHaveLength(95);
});

test('one visitor tries sixty codes an hour, for whichever agents, across all processes', async () => {
  const attempt = () => failureOf(verifySearchAgent(running.services, randomUUID(), '123456', '2001:db8::77'));
  for (let made = 0; made < 60; made++) expect(await attempt()).toMatchObject({ code: 'not-found' });
  expect(await attempt()).toMatchObject({ code: 'too-many-requests' });
});

test('an address that is unknown, has this very agent, or has all it can have is answered alike', async () => {
  const { unknown, known, full } = await compareAddresses(running, 5);
  expect(known.shapes).toEqual(unknown.shapes);
  expect(full.shapes).toEqual(unknown.shapes);
});

test('that somebody has this very agent already is said in the mail to them, and nowhere else', async () => {
  const filters = { vehicles: ['audi/a4'] };
  const { email, token } = await makeAgent(running, { filters });
  const spelt = email.replace('anna', 'Anna');
  await visitor.createSearchAgent({ body: buildForm({ email: spelt, filters }) });
  await sendAllMails(running);
  const subject = 'Diesen Suchagenten hast du schon';
  const already = (await caughtMails(spelt)).find((mail) => mail.subject === subject);
  expect(already?.text).toContain(`/suchagent/${token}`);
  expect(already?.text).not.toMatch(/^Code: /m);
});

test(`a mailbox has ${maxAgents} agents at most, however its address is written, also when all are verified at once`, async () => {
  const name = ownAddress('punkt').split('@')[0]?.replace('-', '') as string;
  const spelt = (turn: number) => {
    const place = 1 + (turn % (name.length - 1));
    return `${name.slice(0, place)}.${name.slice(place)}+${turn}@gmail.com`;
  };
  const waiting: { id: string; code: string; email: string }[] = [];
  const { db } = running.database;
  for (let made = 0; made < maxAgents + 5; made++) {
    const email = spelt(made);
    // The mailbox gets only so many codes an hour.
    await db.deleteFrom('limitUse').where('limitName', 'like', 'agent-codes%').execute();
    const filters = { powerKw: { from: 50 + made } };
    const { id } = await visitor.createSearchAgent({ body: buildForm({ email, filters }) });
    waiting.push({ id, code: await mailedCode(running, email), email });
  }
  const outcomes = await Promise.allSettled(
    waiting.map(({ id, code }) => visitor.verifySearchAgent({ params: { id }, body: { code } })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxAgents);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'too-many-search-agents'));

  await db.deleteFrom('limitUse').where('limitName', 'like', 'agent-codes%').execute();
  const late = `${name}@googlemail.com`;
  await visitor.createSearchAgent({ body: buildForm({ email: late }) });
  await sendAllMails(running);
  expect((await caughtMails(late)).map(({ subject }) => subject)).toEqual(['Mehr als 20 Suchagenten gehen nicht']);
});

test('a mailbox gets so many codes an hour and no more, and who asks for them cannot tell', async () => {
  const victim = ownAddress('opfer');
  const [local, host] = victim.split('@');
  const answers = new Set<number>();
  let lastId = '';
  for (let made = 0; made < codesAnHour.max + 6; made++) {
    const body = buildForm({ email: `${local}+${made}@${host}`, filters: { seats: { from: 1 + (made % 9) } } });
    const answer = await running.app.inject({
      method: 'POST',
      url: '/api/v1/public/search-agent',
      headers: { 'x-forwarded-for': `10.2.0.${made}` },
      payload: body,
    });
    answers.add(answer.statusCode);
    lastId = answer.json().id;
  }
  await sendAllMails(running);
  expect([...answers]).toEqual([202]);
  let got = 0;
  for (let made = 0; made < codesAnHour.max + 6; made++) got += (await caughtMails(`${local}+${made}@${host}`)).length;
  expect(got).toBe(codesAnHour.max);
  // A code that nobody has got is nobody's to guess: even the right one is wrong.
  const code = await running.database.db
    .selectFrom('searchAgentCode')
    .select('id')
    .where('searchAgentId', '=', lastId)
    .executeTakeFirstOrThrow();
  const right = codeOf(code.id, running.services.env.LINK_SECRET);
  const tried = visitor.verifySearchAgent({ params: { id: lastId }, body: { code: right } });
  expect(await failureOf(tried)).toMatchObject({ code: 'code-invalid' });
});

test('one visitor makes fifteen agents an hour, and a proof is good for one of them', async () => {
  const create = (proof = buildProof(), form = buildForm()) =>
    running.app.inject({
      method: 'POST',
      url: '/api/v1/public/search-agent',
      headers: { 'x-forwarded-for': '192.0.2.99' },
      payload: { ...form, proof },
    });
  const proof = buildProof();
  const form = buildForm();
  const made = (await create(proof, form)).json();
  expect((await create(proof, form)).json()).toEqual(made);
  expect((await create(proof)).json()).toMatchObject({ code: 'spam-check-failed' });
  for (let others = 1; others < 15; others++) expect((await create()).statusCode).toBe(202);
  const refused = await create();
  expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
});

test('a program that fills in the hidden field is answered alike, and nothing happens', async () => {
  const email = ownAddress('bot');
  const answer = await visitor.createSearchAgent({ body: buildForm({ email, homepage: 'https://spam.example' }) });
  expect(answer).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-.{27}$/),
    codeExpiresInSeconds: 600,
    vanishesInSeconds: 172_800,
  });
  await sendAllMails(running);
  expect(await caughtMails(email)).toEqual([]);
});
