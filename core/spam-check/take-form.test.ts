import { createHash } from 'node:crypto';
import type { Challenge } from '@kardan/contract/calls/contact/mail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { buildProof } from '../testing/build-proof.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { forgetSpentChallenges } from './forget-spent-challenges.ts';
import { issueChallenge } from './issue-challenge.ts';
import { takeForm } from './take-form.ts';

const env = { FORM_SECRET: 'a secret of this test' };
const secondMs = 1_000;
const minuteMs = 60 * secondMs;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** As a browser does it, from what the contract says alone. */
function solve({ seed, parts, bits }: Challenge): number[] {
  return Array.from({ length: parts }, (_, part) => {
    for (let nonce = 0; ; nonce++) {
      const hash = createHash('sha256').update(`${seed}.${part}.${nonce}`).digest();
      if (Math.clz32(hash.readUInt32BE(0)) >= bits) return nonce;
    }
  });
}

const issuedAt = new Date('2026-11-15T12:00:00Z');
const challenge = issueChallenge({ env }, issuedAt);
const solved = { challenge: challenge.challenge, nonces: solve(challenge) };
const after = (ms: number) => new Date(issuedAt.getTime() + ms);
let taken = 0;
/** Sends a form; answers how many were taken by then. */
const send = (proof = solved, now = after(10 * secondMs), message = 'Ist er noch da?') =>
  inTransaction(database.db, (tx) => takeForm(tx, env, { proof, message }, async () => ({ number: ++taken }), now));
const refused = { code: 'spam-check-failed' };

test('a solution is refused before three seconds and after thirty minutes, and taken at both edges', async () => {
  await expect(send(solved, after(2_999))).rejects.toMatchObject(refused);
  await expect(send(solved, after(30 * minuteMs + 1))).rejects.toMatchObject(refused);
  for (const ageMs of [3 * secondMs, 30 * minuteMs]) await send(buildProof(issuedAt, env), after(ageMs));
});

test('a solution is good for one form, however many try at the same time', async () => {
  const messages = ['eins', 'zwei', 'drei', 'vier'];
  const outcomes = await Promise.allSettled(messages.map((message) => send(solved, undefined, message)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(send()).rejects.toMatchObject(refused);
});

test('the same form sent again gets the answer of then, also while the first is on its way', async () => {
  const proof = buildProof(issuedAt, env);
  const before = taken;
  const answers = await Promise.all([send(proof), send(proof), send(proof)]);
  expect([...answers, await send(proof)]).toEqual(Array.from({ length: 4 }, () => ({ number: before + 1 })));
  expect(taken).toBe(before + 1);
});

test('what is rolled back has not been used', async () => {
  const proof = buildProof(issuedAt, env);
  const attempt = inTransaction(database.db, async (tx) => {
    await takeForm(tx, env, { proof }, async () => ({}), after(minuteMs));
    throw new Error('no');
  });
  await expect(attempt).rejects.toThrow('no');
  await send(proof);
});

test.each<[string, typeof solved]>([
  ['whose solution is wrong', { ...solved, nonces: solved.nonces.map((nonce) => nonce + 1) }],
  ['with a part missing', { ...solved, nonces: solved.nonces.slice(1) }],
  ['with a part too many', { ...solved, nonces: [...solved.nonces, 0] }],
  ['that is not ours', { ...solved, challenge: issueChallenge({ env: { FORM_SECRET: 'another secret' } }).challenge }],
  ['that was made easier', { challenge: easier(solved.challenge), nonces: [0] }],
  ['that is nonsense', { ...solved, challenge: 'nonsense' }],
  ['that is empty', { ...solved, challenge: '' }],
])('a challenge %s is refused', async (_, proof) => {
  await expect(send(proof)).rejects.toMatchObject(refused);
});

/** The facts say one part and no bits; the signature is the old one. */
function easier(token: string): string {
  const [facts = '', signature = ''] = token.split('.');
  const bytes = Buffer.from(facts, 'base64url');
  bytes.writeUInt8(1, 22);
  bytes.writeUInt8(0, 23);
  return `${bytes.toString('base64url')}.${signature}`;
}

test('used challenges are forgotten when they are too old anyway, and not before', async () => {
  const now = Date.now();
  await database.db.deleteFrom('spentChallenge').execute();
  const spendAt = (ageMs: number) => {
    const begun = new Date(now - ageMs);
    return send(buildProof(begun, env), new Date(begun.getTime() + 10 * secondMs));
  };
  await spendAt(31 * minuteMs);
  await spendAt(minuteMs);
  await forgetSpentChallenges(database);
  expect(await database.db.selectFrom('spentChallenge').select('id').execute()).toHaveLength(1);
});
