import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { OwnAgent } from '@kardan/contract/calls/search-agent';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { NotFound } from '../../../kernel/errors.ts';
import { describeSearch } from '../../../search/words/describe-search.ts';
import { openAgentToken } from '../../links/agent-token.ts';
import { countMatches } from '../../mailing/match-store.ts';
import { loadOwnAgent } from '../agent-store.ts';

/** An agent as its own page shows it; the address only so far that its owner knows it again. */
export async function readOwnAgent(
  { db, env }: { db: Database; env: Env },
  token: string,
  language?: Language,
): Promise<OwnAgent> {
  const id = openAgentToken(token, env.LINK_SECRET);
  const agent = id === undefined ? undefined : await loadOwnAgent(db, id);
  if (!agent) throw new NotFound('search agent');
  const filters = agent.request as SearchFilters;
  const words = await describeSearch({ db }, filters, language ?? (agent.language as Language));
  const { cars, lastAt, waiting } = await countMatches(db, agent.id);
  return {
    state: agent.state === 'paused' ? 'paused' : 'active',
    mailsRefusedAt: agent.mailsRefusedAt?.toISOString() ?? null,
    filters,
    words: words.map(({ phrase }) => phrase),
    frequency: agent.frequency,
    events: agent.events,
    language: agent.language as Language,
    email: maskedEmail(agent.email ?? ''),
    createdAt: agent.createdAt.toISOString(),
    verifiedAt: (agent.verifiedAt ?? agent.createdAt).toISOString(),
    consentTextVersion: agent.consentTextVersion,
    told: { cars, lastAt: lastAt?.toISOString() ?? null },
    waiting,
  };
}

function maskedEmail(email: string): string {
  const [local = '', host = ''] = email.split('@');
  return `${local.slice(0, 1)}•••@${host}`;
}
