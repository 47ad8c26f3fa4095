import { eraseAccountOf } from '../../accounts/portal/personal-account.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { Media } from '../../media/media.ts';
import { erasedSubject, listErasuresSince } from '../../privacy/erasures/erasure-notes.ts';
import { removeAgentAgain } from '../../search-agents/agents/own/delete-search-agent.ts';
import { eraseHeldData } from '../personal-data/erase-held-data.ts';
import { loadAllAddresses } from './address-store.ts';

interface Services {
  db: Database;
  media: Media;
  env: Pick<Env, 'LINK_SECRET'>;
}

/** An erasure is noted before it begins, and may have begun after the moment that the database was restored to. */
const marginMs = 3_600_000;

/**
 * Erases again whom a restored database knows again (GDPR Art. 17): every erasure that was noted since the time it was restored to.
 * May be repeated. Says how many notes there were and whom they found.
 */
export async function repeatErasures(
  { db, media, env }: Services,
  restoredTo: Date,
  report: (done: number, total: number) => void = () => {},
): Promise<{ noted: number; persons: number; accounts: number; searchAgents: number }> {
  const notes = await listErasuresSince({ media }, new Date(restoredTo.getTime() - marginMs));
  const named = notes.some(({ kind }) => kind !== 'search-agent') ? await addressesBySubject(db, env) : new Map();
  const found = { persons: 0, accounts: 0, searchAgents: 0 };
  for (const [index, { kind, subject }] of notes.entries()) {
    const email = named.get(subject);
    if (kind === 'search-agent') found.searchAgents += (await removeAgentAgain({ db }, subject)) ? 1 : 0;
    else if (email !== undefined && kind === 'account') {
      // Also whom others would need now: they did not when it was done.
      found.accounts += (await inTransaction(db, (tx) => eraseAccountOf(tx, email))) ? 1 : 0;
    } else if (email !== undefined) {
      await eraseHeldData({ db }, email);
      found.persons++;
    }
    report(index + 1, notes.length);
  }
  return { noted: notes.length, ...found };
}

/** A million addresses take two seconds. */
async function addressesBySubject(db: Database, env: Services['env']): Promise<Map<string, string>> {
  const addresses = await loadAllAddresses(db);
  return new Map(addresses.map((email) => [erasedSubject(env, email), email]));
}
