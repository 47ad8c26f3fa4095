import { randomBytes } from 'node:crypto';
import type { Notice } from '@kardan/contract/calls/contact/notices';
import { sealChallenge } from '@kardan/core/spam-check/challenge-token';
import { isSolved } from '@kardan/core/spam-check/proof-rules';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let listingId: number;
beforeAll(async () => {
  running = await createTestApp();
  ({ id: listingId } = await buildListing(running.database.db));
});
afterAll(() => running[Symbol.asyncDispose]());

/** A challenge that was given out a while ago, signed as ours and so easy that solving it holds up nothing here. */
function proofThat(solves: boolean): Notice['proof'] {
  const facts = { id: randomBytes(16), issuedAt: new Date(Date.now() - 10_000), parts: 1, bits: 1 };
  // Every second number solves it: which ones do is looked up and not guessed.
  const nonces = Array.from({ length: 1_000 }, (_, nonce) => [nonce]);
  const chosen = nonces.find((each) => isSolved(facts, each) === solves) ?? expect.unreachable('no such number');
  return { challenge: sealChallenge(facts, running.services.env.FORM_SECRET), nonces: chosen };
}
const solved = () => proofThat(true);

const explanation = 'Der Händler verlangt eine Anzahlung auf ein Konto im Ausland.';
const report = (fields: Partial<Notice> = {}) =>
  running.visitor.reportListing({
    body: { listingId, reason: 'fraud', explanation, goodFaith: true, proof: solved(), ...fields },
  });
const stored = () => running.database.db.selectFrom('contentNotice').selectAll().orderBy('createdAt').execute();

test('a notice is kept for the operator and answered with a reference of its own', async () => {
  const first = await report({ name: 'Maria Huber', email: 'maria@example.at' });
  const second = await report({ reason: 'already-sold' });
  expect(first.reference).toMatch(/^[0-9A-F]{10}$/);
  expect(second.reference).not.toBe(first.reference);
  expect(await stored()).toMatchObject([
    {
      reference: first.reference,
      state: 'open',
      listingId,
      reason: 'fraud',
      explanation,
      reporterName: 'Maria Huber',
      reporterEmail: 'maria@example.at',
    },
    { reference: second.reference, reason: 'already-sold', reporterName: null, reporterEmail: null },
  ]);
});

test('a car that has gone meanwhile can be reported, one that nobody ever saw cannot', async () => {
  const { db } = running.database;
  const gone = await buildListing(db, { state: 'withdrawn' });
  await report({ listingId: gone.id });
  const draft = await buildListing(db, { state: 'draft' });
  await expect(report({ listingId: draft.id })).rejects.toMatchObject({ status: 404 });
  await expect(report({ listingId: 999_999_999 })).rejects.toMatchObject({ status: 404 });
});

test('without proof, with the one of another, without good faith and without a reason nothing is kept', async () => {
  const before = (await stored()).length;
  const proof = solved();
  const receipt = await report({ proof });
  expect(await report({ proof })).toEqual(receipt);
  await expect(report({ proof, explanation: 'Etwas anderes ist falsch.' })).rejects.toMatchObject({
    code: 'spam-check-failed',
  });
  await expect(report({ proof: proofThat(false) })).rejects.toMatchObject({ code: 'spam-check-failed' });
  const wrong = report({
    goodFaith: false as true,
    reason: 'dislike' as 'other',
    explanation: 'blöd',
    email: 'a\r\nb',
  });
  const { issues } = await wrong.then(
    () => expect.unreachable(),
    (error) => error,
  );
  expect(issues.map(({ path }: { path: string[] }) => path[0]).sort()).toEqual([
    'email',
    'explanation',
    'goodFaith',
    'reason',
  ]);
  expect(await stored()).toHaveLength(before + 1);
});

test('a program that fills in the hidden field is answered alike, and nothing is kept', async () => {
  const before = (await stored()).length;
  expect(await report({ homepage: 'https://spam.example' })).toEqual({
    reference: expect.stringMatching(/^[0-9A-F]{10}$/),
    receivedAt: expect.any(String),
  });
  expect(await stored()).toHaveLength(before);
});

test('ten notices an hour are taken of one visitor', async () => {
  const already = (await stored()).length;
  for (let taken = already; taken < 10; taken++) await report();
  await expect(report()).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(await stored()).toHaveLength(10);
});
