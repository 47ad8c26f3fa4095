import { randomBytes } from 'node:crypto';
import { type Notice, notice as noticeSchema } from '@kardan/contract/calls/contact/notices';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { sealChallenge } from '../../spam-check/challenge-token.ts';
import { isSolved } from '../../spam-check/proof-rules.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { writeNoticeReceipt } from './mails/write-notice-receipt.ts';
import { writeOperatorNotice } from './mails/write-operator-notice.ts';
import { submitNotice } from './submit-notice.ts';

let database: TestDatabase;
let listingId: number;
const env = loadEnv();
beforeAll(async () => {
  database = await createTestDatabase();
  ({ id: listingId } = await buildListing(database.db, { title: 'Golf Variant' }));
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(() => database.db.deleteFrom('mail').execute());

const explanation = 'Gratis Gewinn! Klicken Sie auf https://boese.example';

/** A challenge that was given out a while ago, signed as ours and so easy that its solution is found at once. */
function solved(): Notice['proof'] {
  const facts = { id: randomBytes(16), issuedAt: new Date(Date.now() - 10_000), parts: 1, bits: 1 };
  let nonce = 0;
  while (!isSolved(facts, [nonce])) nonce += 1;
  return { challenge: sealChallenge(facts, env.FORM_SECRET), nonces: [nonce] };
}

function submit(fields: Partial<Notice>, visitorAddress = '192.0.2.1') {
  const form = { listingId, reason: 'fraud', explanation, goodFaith: true, proof: solved(), ...fields };
  return submitNotice({ db: database.db, env }, noticeSchema.parse(form), visitorAddress);
}

const writers = { 'notice-to-operator': writeOperatorNotice, 'notice-receipt': writeNoticeReceipt };

async function mails() {
  const queued = await database.db.selectFrom('mail').selectAll().orderBy('id').execute();
  return Promise.all(
    queued.map(async ({ id, template, recipient, language, payload }) => {
      const mail = { id, template, payload, language: language as 'en' };
      const content = await writeMail({ db: database.db, env }, writers, mail);
      return { template, recipient, language, text: JSON.stringify(content), replyTo: content?.replyTo };
    }),
  );
}

test('the operator reads all of it, the reporter a receipt with the reference and not a word of what was typed', async () => {
  const { reference } = await submit({ name: 'Max Gewinn', email: 'max@example.at', language: 'en' });
  const [operator, receipt, ...others] = await mails();
  expect(others).toEqual([]);
  expect(operator).toMatchObject({ template: 'notice-to-operator', recipient: env.SITE_CONTACT_EMAIL });
  expect(operator?.replyTo).toEqual({ name: 'Max Gewinn', address: 'max@example.at' });
  for (const word of [reference, 'boese.example', 'Max Gewinn', 'Golf Variant', 'Betrugsverdacht'])
    expect(operator?.text).toContain(word);
  expect(receipt).toMatchObject({ template: 'notice-receipt', recipient: 'max@example.at', language: 'en' });
  expect(receipt?.text).toContain(reference);
  expect(receipt?.text).toContain('Golf Variant');
  expect(receipt?.text).not.toMatch(/gewinn|boese/i);
});

test('who gives no address gets no mail, and an address gets three receipts a day', async () => {
  const templates = async () => (await mails()).map(({ template }) => template);
  await submit({});
  expect(await templates()).toEqual(['notice-to-operator']);
  for (const email of ['opfer@example.at', 'Opfer@example.at', 'opfer+x@example.at', 'opfer@example.at'])
    await submit({ email }, '192.0.2.2');
  expect((await templates()).filter((template) => template === 'notice-receipt')).toHaveLength(3);
});

test('of a car that was blocked the reporter reads neither title nor address', async () => {
  const blocked = await buildListing(database.db, { title: 'Gratis Geld', state: 'blocked', blockedReason: 'Betrug' });
  await submit({ listingId: blocked.id, email: 'anna@example.at' }, '192.0.2.3');
  const [operator, receipt] = await mails();
  expect(operator?.text).toContain('Gratis Geld');
  expect(receipt?.text).not.toMatch(new RegExp(`Gratis|${blocked.slug}`));
});

test('a notice that is refused leaves no mail', async () => {
  await expect(submit({ listingId: 999_999_999, email: 'max@example.at' })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(await mails()).toEqual([]);
});
