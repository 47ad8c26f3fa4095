import { randomBytes } from 'node:crypto';
import type { Calls } from '@kardan/contract/calls/calls';
import type { Client } from '@kardan/contract/client/client';
import { jobCatalogue } from '@kardan/core/jobs/job-catalogue';
import { buildProof } from '@kardan/core/testing/build-proof';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { expect } from 'vitest';

/** Asks a car's dealer, with a proof that is good once. */
export function askDealer(visitor: Client<Calls>, listingId: number, name: string): Promise<unknown> {
  const body = {
    subject: 'question' as const,
    listingId,
    name,
    email: `anna-${randomBytes(6).toString('hex')}@example.at`,
    language: 'de-AT' as const,
    message: `Ist der Wagen noch da, fragt ${name}?`,
    proof: buildProof(),
  };
  return visitor.mailListing({ body });
}

/**
 * One mail to the dealer for each of those who asked, though a worker was killed once. Who dies between the mail server's
 * yes and our commit sends it a second time with the same Message-ID, which SMTP leaves open (core/mail/send-mail.ts); of
 * one kill there are as many as are sent side by side. Gives how many came twice.
 */
export async function expectMailedOnce(dealer: string, names: string[]): Promise<number> {
  const mails = await caughtMails(dealer);
  const idOf = (mail: (typeof mails)[number]) => mail.headers.find(([header]) => header === 'message-id')?.[1];
  const mailsOf = names.map((name) => mails.filter(({ text }) => text.includes(name)));
  expect(mailsOf.map((same) => new Set(same.map(idOf)).size)).toEqual(names.map(() => 1));
  const repeats = mailsOf.flat().length - names.length;
  expect(repeats).toBeLessThanOrEqual(jobCatalogue['send-mail'].concurrency);
  return repeats;
}
