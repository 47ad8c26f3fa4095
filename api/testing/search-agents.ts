import { randomInt } from 'node:crypto';
import type { Calls } from '@kardan/contract/calls/calls';
import type { NewSearchAgent } from '@kardan/contract/calls/search-agent';
import { type Client, createClient } from '@kardan/contract/client/client';
import { consentTextVersion } from '@kardan/contract/values/search-agent';
import { buildProof } from '@kardan/core/testing/build-proof';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { expect } from 'vitest';
import { ownAddress, sendAllMails } from './inquiries.ts';
import type { TestApp } from './test-app.ts';

/** A filled-in form with a proof that is good once. */
export function buildForm(fields: Partial<NewSearchAgent> = {}): NewSearchAgent {
  return {
    filters: { vehicles: ['volkswagen/golf'], priceEur: { to: 15_000 } },
    email: ownAddress('anna'),
    frequency: 'daily',
    events: ['new-car', 'price-drop'],
    language: 'de-AT',
    consentTextVersion,
    consent: true,
    proof: buildProof(),
    ...fields,
  };
}

/** A client each of whose calls comes from another address, as far as limits can tell. */
export function rotatingVisitor({ host }: Pick<TestApp, 'host'>): Client<Calls> {
  const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return createClient({ host, headers: () => ({ 'x-forwarded-for': address() }) });
}

/** Sends what waits, as the worker does; the newest code that the address has got. */
export async function mailedCode(running: TestApp, email: string): Promise<string> {
  await sendAllMails(running);
  const codes = (await caughtMails(email)).flatMap(({ text }) => /^Code: (\d{6})$/m.exec(text)?.[1] ?? []);
  return codes.at(-1) ?? expect.unreachable('no code was mailed');
}

/** An agent that was made and verified through the API; gives what opens its page. */
export async function makeAgent(running: TestApp, fields: Partial<NewSearchAgent> = {}) {
  const form = buildForm(fields);
  const visitor = rotatingVisitor(running);
  const { id } = await visitor.createSearchAgent({ body: form });
  const code = await mailedCode(running, form.email);
  const { token } = await visitor.verifySearchAgent({ params: { id }, body: { code } });
  return { id, token, email: form.email };
}
