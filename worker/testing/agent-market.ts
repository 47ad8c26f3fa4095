import { randomBytes } from 'node:crypto';
import { announceListings } from '@kardan/core/changes/announce-listings';
import { type Database, inTransaction } from '@kardan/core/db/database';
import { indexAgents } from '@kardan/core/search-agents/agent-index/index-agents';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import type { Workplace } from './workplace.ts';

/** Agents that want every new car at once, each with an address that no other test has; they are in the index. */
export async function buildWaitingAgents(workplace: Workplace, count: number): Promise<Map<string, string>> {
  const run = randomBytes(6).toString('hex');
  const agents = new Map<string, string>();
  for (let built = 0; built < count; built++) {
    const email = `agent-${run}-${built}@example.at`;
    const { id } = await buildAgent(workplace.db, { fuel: ['diesel'] }, { email, frequency: 'at-once' });
    agents.set(id, email);
  }
  await indexAgents(workplace, [...agents.keys()]);
  await workplace.search.client.indices.refresh({ index: `${workplace.search.indexName}-agents-*` });
  return agents;
}

/** Publishes cars one after the other as an import does, each with its jobs; gives their slugs. */
export async function publishCars(db: Database, count: number): Promise<string[]> {
  const { id: dealershipId } = await buildDealership(db);
  const slugs: string[] = [];
  for (let published = 0; published < count; published++) {
    await inTransaction(db, async (tx) => {
      const { id, slug } = await buildListing(tx, { dealershipId });
      await announceListings(tx, [id]);
      slugs.push(slug);
    });
  }
  return slugs;
}

export interface Told {
  /** How often each car was told to each address, a mail that came twice with the same Message-ID counted once. */
  times: Map<string, number>;
  mails: number;
  /** Mails that came once more with the same Message-ID. */
  repeats: number;
}

/** What the mail catcher has got for these addresses. */
export async function toldCars(emails: Iterable<string>): Promise<Told> {
  const told: Told = { times: new Map(), mails: 0, repeats: 0 };
  for (const email of emails) {
    const seen = new Set<string>();
    for (const { text, headers } of await caughtMails(email)) {
      const messageId = Object.fromEntries(headers)['message-id'] ?? '';
      if (seen.has(messageId)) {
        told.repeats += 1;
        continue;
      }
      seen.add(messageId);
      told.mails += 1;
      for (const [, slug] of text.matchAll(/^https?:\/\/[^/\s]+\/(gepflegter-wagen-\d+)#von-suchagent$/gm)) {
        const key = `${email} ${slug}`;
        told.times.set(key, (told.times.get(key) ?? 0) + 1);
      }
    }
  }
  return told;
}

/** Every car for every address, once. */
export function eachOnce(emails: Iterable<string>, slugs: string[]): Map<string, number> {
  return new Map([...emails].flatMap((email) => slugs.map((slug): [string, number] => [`${email} ${slug}`, 1])));
}
