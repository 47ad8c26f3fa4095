import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Language } from '@kardan/contract/values/identifiers';
import { agentPagePath } from '@kardan/core/search-agents/links/agent-links';
import type { FastifyReply } from 'fastify';

/** Answers a plain HTML form with the agent's page, in the language it was sent from; a script is answered nothing. */
export function leadToAgentPage(
  reply: FastifyReply,
  token: string,
  language: Language | undefined,
  former?: SearchFilters,
): void {
  if (language) reply.redirect(agentPagePath(token, language, former), 303);
}
