import { randomBytes } from 'node:crypto';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { buildProof } from '@kardan/core/testing/build-proof';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownAddress, sendAllMails } from '../../testing/inquiries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
const operator = ownAddress('operator');
beforeAll(async () => {
  running = await createTestApp({ env: { SITE_CONTACT_EMAIL: operator } });
});
afterAll(() => running[Symbol.asyncDispose]());

/** What adds a header or a recipient where it is not taken for text. */
const attacks = [
  '\r\nBcc: victim@example.at\r\n',
  '\nBcc: victim@example.at',
  '\rCc: victim@example.at',
  '%0d%0aBcc: victim@example.at',
  '\u2028Bcc: victim@example.at',
  '\u0085To: victim@example.at',
  '\u0000Bcc: victim@example.at',
  '\u010a\u010dBcc: victim@example.at',
  '\r\n.\r\nMAIL FROM:<x@example.at>\r\nRCPT TO:<victim@example.at>\r\n',
  '\r\n\r\n<b>Hallo</b>',
  '", victim@example.at, "',
  '<victim@example.at>',
  'a@example.at>, <victim@example.at',
  '(comment) victim@example.at;',
  'group: victim@example.at, b@example.at;',
  '=?utf-8?q?x=0D=0ABcc:_victim=40example.at?=',
  '\ud800Bcc: victim@example.at',
  '<script>alert(1)</script>',
];

const known = [
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'auto-submitted',
  'x-auto-response-suppress',
];

const message = 'Guten Tag zusammen';

const typed = fc
  .tuple(fc.string({ maxLength: 12 }), fc.constantFrom(...attacks), fc.string({ unit: 'binary', maxLength: 12 }))
  .map((parts) => parts.join(''));

type Form = { path: string; fields: string[]; body: Record<string, unknown> };

async function forms(): Promise<{ forms: Form[]; dealers: string[] }> {
  const [dealership, seller] = [await buildDealership(running.database.db), await buildDealership(running.database.db)];
  const listing = await buildListing(running.database.db, { dealershipId: seller.id });
  const sender = ['name', 'email', 'phone', 'message'];
  const place = { street: 'Hauptplatz 1', postcode: '8010', city: 'Graz' };
  return {
    dealers: [dealership.email, seller.email],
    forms: [
      { path: 'dealership', fields: sender, body: { dealershipId: dealership.id, message } },
      {
        path: 'listing',
        fields: [...sender, 'car.make', 'car.model'],
        body: {
          subject: 'trade-in',
          listingId: listing.id,
          car: { make: 'VW', model: 'Polo', year: 2012, mileageKm: 100_000 },
        },
      },
      {
        path: 'dealership-register-request',
        fields: [...sender, 'company', 'street', 'city', 'website', 'vatId'],
        body: { phone: '+43 316 123456', company: 'Autohaus Neu', ...place },
      },
      { path: 'operator', fields: sender, body: { topic: 'press', message } },
      { path: 'banner-ad', fields: [...sender, 'company'], body: { company: 'Reifen Neu', format: 'home' } },
    ],
  };
}

test('whatever stands in whichever field, a mail has one recipient, no header of its own and no tag of its own', async () => {
  const { forms: all, dealers } = await forms();
  const visitors = new Set<string>();
  let taken = 0;
  const form = fc
    .constantFrom(...all)
    .chain(({ fields, ...rest }) =>
      fc.record({ rest: fc.constant(rest), field: fc.constantFrom(...fields), value: typed }),
    );
  await fc.assert(
    fc.asyncProperty(form, async ({ rest: { path, body }, field, value }) => {
      const email = ownAddress('anna');
      visitors.add(email);
      const whole = { name: 'Anna', email, language: 'de-AT', proof: buildProof(), ...structuredClone(body) };
      set(whole, field, value);
      const answer = await running.app.inject({
        method: 'POST',
        url: `/api/v1/public/mail/${path}`,
        // Everybody from elsewhere: it is not the limits that are tried here.
        headers: {
          'x-forwarded-for': `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`,
        },
        payload: whole,
      });
      expect([202, 400]).toContain(answer.statusCode);
      if (answer.statusCode === 202) taken += 1;
    }),
    { numRuns: 160, examples: everyAttackInEveryField(all) },
  );
  const sent = await sendAllMails(running);

  expect(taken).toBeGreaterThan(30);
  const mails = await mailsTo(dealers.concat(operator, [...visitors]));
  expect(mails).toHaveLength(sent);
  expect(await caughtMails('victim@example.at')).toEqual([]);
  for (const mail of mails) expectNothingAdded(mail);
}, 180_000);

test('what was stored before a check was as strict adds nothing either: titles, names of dealers, names of senders', async () => {
  const { db } = running.database;
  // PostgreSQL cannot hold these two.
  const storable = attacks.filter((attack) => !/[\0\ud800]/.test(attack));
  const recipients: string[] = [];
  for (const attack of storable) {
    const dealership = await buildDealership(db, { name: `Autohaus ${attack}` });
    const listing = await buildListing(db, { dealershipId: dealership.id, title: `Golf ${attack}` });
    const email = ownAddress('anna');
    recipients.push(dealership.email, email);
    await running.app.inject({
      method: 'POST',
      url: '/api/v1/public/mail/listing',
      headers: { 'x-forwarded-for': `192.0.2.${recipients.length}` },
      payload: { subject: 'question', listingId: listing.id, name: 'Anna', email, message, proof: buildProof() },
    });
    await db
      .updateTable('inquiry')
      .set({ senderName: `Anna ${attack}` })
      .where('senderEmail', '=', email)
      .execute();
  }
  await sendAllMails(running);
  const mails = await mailsTo(recipients);
  expect(mails).toHaveLength(2 * storable.length);
  expect(await caughtMails('victim@example.at')).toEqual([]);
  for (const mail of mails) expectNothingAdded(mail);
}, 60_000);

async function mailsTo(addresses: string[]) {
  return (await Promise.all(addresses.map(caughtMails))).flat();
}

function expectNothingAdded({ recipients, headers, html }: Awaited<ReturnType<typeof mailsTo>>[number]): void {
  const names = headers.map(([name]) => name);
  expect(recipients).toHaveLength(1);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.fromEntries(headers).to).toBe(recipients[0]);
  expect(html).not.toMatch(/<script|<b>/);
}

function set(target: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', second] = path.split('.');
  if (second === undefined) target[first] = value;
  else (target[first] as Record<string, unknown>)[second] = value;
}

type Example = [{ rest: Omit<Form, 'fields'>; field: string; value: string }];

/** The whole table for the form with the most fields, beside what chance brings. */
function everyAttackInEveryField(all: Form[]): Example[] {
  const [{ path, body, fields }] = all.filter((form) => form.path === 'listing') as [Form];
  return fields.flatMap((field) =>
    attacks.map((attack): Example => [{ rest: { path, body }, field, value: `Anna ${attack} Huber` }]),
  );
}
