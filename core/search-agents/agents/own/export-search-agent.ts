import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { AgentExport } from '@kardan/contract/calls/search-agent';
import type { Language } from '@kardan/contract/values/identifiers';
import { type ConsentTextVersion, consentTexts } from '@kardan/contract/values/search-agent';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { NotFound } from '../../../kernel/errors.ts';
import { listMailsOfAgents } from '../../../mail/list-mails-of-agents.ts';
import { loadCodesOf } from '../../codes/code-store.ts';
import { openAgentToken } from '../../links/agent-token.ts';
import { loadMatchesOf } from '../../mailing/match-store.ts';
import { loadOwnAgent, type OwnAgentRow } from '../agent-store.ts';

/** Of an agent that suits every car there is, all matches were 76 MB, and the API was busy with them for 19 s. */
const maxMatches = 5_000;

/**
 * Everything that is stored of the agent that a token opens, for its owner to read (GDPR Art. 15 and 20). Of very many
 * matches the newest, and how many there are; the operator can give all of them.
 */
export async function exportSearchAgent({ db, env }: { db: Database; env: Env }, token: string): Promise<AgentExport> {
  const id = openAgentToken(token, env.LINK_SECRET);
  const agent = id === undefined ? undefined : await loadOwnAgent(db, id);
  if (!agent) throw new NotFound('search agent');
  return exportAgent(db, agent, await loadMatchesOf(db, agent.id, maxMatches));
}

export async function exportAgent(
  db: Database,
  agent: OwnAgentRow,
  { matches, inAll }: Awaited<ReturnType<typeof loadMatchesOf>>,
): Promise<AgentExport> {
  const { id, request, state, frequency, events } = agent;
  const language = agent.language as Language;
  const mails = await listMailsOfAgents({ db }, [id]);
  const codes = await loadCodesOf(db, id);
  return {
    exportedAt: new Date().toISOString(),
    agent: {
      id,
      state,
      email: agent.email ?? '',
      filters: request as SearchFilters,
      frequency,
      events,
      language,
      mailsRefusedAt: told(agent.mailsRefusedAt),
      createdAt: agent.createdAt.toISOString(),
      updatedAt: agent.updatedAt.toISOString(),
    },
    consent: {
      textVersion: agent.consentTextVersion,
      text: consentTexts[agent.consentTextVersion as ConsentTextVersion]?.[language] ?? '',
      givenAt: agent.consentGivenAt.toISOString(),
      verifiedAt: told(agent.verifiedAt),
    },
    matchesInAll: inAll,
    matches: matches.map(({ createdAt, mailedAt, ...match }) => ({
      ...match,
      matchedAt: createdAt.toISOString(),
      mailedAt: told(mailedAt),
    })),
    mails: mails.map(({ template, state, createdAt, settledAt }) => ({
      about: template,
      state,
      queuedAt: createdAt.toISOString(),
      settledAt: told(settledAt),
    })),
    codes: codes.map(({ createdAt, expiresAt, usedAt, tries }) => ({
      sentAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      usedAt: told(usedAt),
      tries,
    })),
  };
}

function told(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
