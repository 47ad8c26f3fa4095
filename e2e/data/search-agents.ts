import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { inTransaction } from '@kardan/core/db/database';
import { changeListing, type ListingChange } from '@kardan/core/listings/changing/change-listing';
import { sealAgentToken } from '@kardan/core/search-agents/links/agent-token';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { anActingOperator } from '@kardan/core/testing/actors';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { expect } from '@playwright/test';
import { inDatabase } from './in-database.ts';

const golf: SearchFilters = { vehicles: ['volkswagen/golf'], priceEur: { to: 40_000 } };

/** What opens the own page of an agent that is running, or as the test says otherwise; a new one with each call. */
export function someAgentToken(overrides: Parameters<typeof buildAgent>[2] = {}): Promise<string> {
  return inDatabase(async (db, { env }) => {
    const { id } = await buildAgent(db, golf, { email: newAddress(), frequency: 'daily', ...overrides });
    return sealAgentToken(id, env.LINK_SECRET);
  });
}

export async function someAgentPage(): Promise<string> {
  return `/suchagent/${await someAgentToken()}`;
}

/** Of one that was paused because its address does not take our mails. */
export async function someRefusedAgentPage(): Promise<string> {
  return `/suchagent/${await someAgentToken({ state: 'paused', mailsRefusedAt: new Date() })}`;
}

/** An address that nobody has got mail at yet. */
export function newAddress(): string {
  return `anna-${crypto.randomUUID().slice(0, 8)}@example.at`;
}

/** The subjects' first digits are the code: mail programs show it without the mail being opened. */
const codeInSubject = /^\d{3} \d{3}/;

/** The code that was mailed as the nth to an address, as it is written there: `123 456`. */
export async function mailedCode(email: string, nth = 1): Promise<string> {
  let codes: string[] = [];
  await expect(async () => {
    const mails = await caughtMails(email);
    codes = mails.flatMap(({ subject }) => subject.match(codeInSubject) ?? []);
    expect(codes.length).toBeGreaterThanOrEqual(nth);
  }).toPass({ timeout: 30_000 });
  return codes[nth - 1] as string;
}

/** The mail that tells an address of something, once it is there. */
export async function mailAbout(email: string, words: RegExp) {
  const found = async () => (await caughtMails(email)).find(({ text }) => words.test(text));
  await expect.poll(async () => (await found())?.subject, { timeout: 60_000 }).toBeDefined();
  return (await found()) as NonNullable<Awaited<ReturnType<typeof found>>>;
}

/** What a dealer changes of a car. */
export async function changeCar(listingId: number, change: ListingChange): Promise<void> {
  await inDatabase((db) => inTransaction(db, (tx) => changeListing(tx, anActingOperator, listingId, change)));
}
