import type { NewSearchAgent } from '@kardan/contract/calls/search-agent';
import { codeMinutes, unverifiedHours } from '@kardan/contract/values/search-agent';
import { type Database, inTransaction } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { limitKey, mailboxOf } from '../../../limits/limit-key.ts';
import { useVisitorLimit } from '../../../limits/use-visitor-limit.ts';
import { normaliseFilters } from '../../../search/query/normalise-request.ts';
import { searchContext } from '../../../search/query/search-context.ts';
import { refuseUnknownNames } from '../../../search/words/refuse-unknown-names.ts';
import { takeForm } from '../../../spam-check/take-form.ts';
import { issueCode } from '../../codes/issue-code.ts';
import { agentsAVisitor } from '../agent-limits.ts';
import { insertAgent, loadNewAgentId } from '../agent-store.ts';

/**
 * Makes an agent that waits for its code, and mails that. Whether the address has agents, this very one or as many as it
 * can have, is looked at when the mail is written: until then all of it goes the same way for every address. A program
 * that filled in the hidden field gets the same answer, and nothing happens.
 */
export async function createSearchAgent(
  { db, env }: { db: Database; env: Env },
  form: NewSearchAgent,
  visitorAddress: string,
): Promise<{ id: string; codeExpiresInSeconds: number; vanishesInSeconds: number }> {
  const waits = { codeExpiresInSeconds: codeMinutes * 60, vanishesInSeconds: unverifiedHours * 3600 };
  if (form.homepage) return { id: await loadNewAgentId(db), ...waits };
  // Refuses names and postcodes that do not exist: nothing would ever match.
  await refuseUnknownNames({ db }, form.filters);
  await searchContext({ db }, form.filters);
  return inTransaction(db, (tx) =>
    takeForm(tx, env, form, async () => {
      await useVisitorLimit(tx, env, agentsAVisitor, visitorAddress);
      const { email, frequency, events, language, consentTextVersion } = form;
      const mailboxHash = limitKey(env.FORM_SECRET, mailboxOf(email));
      const filters = normaliseFilters(form.filters);
      const agent = { email, mailboxHash, filters, frequency, events, language, consentTextVersion };
      const id = await insertAgent(tx, agent);
      await issueCode(tx, env, { id, email, language });
      return { id, ...waits };
    }),
  );
}
