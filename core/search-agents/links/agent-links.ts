import { apiPrefix } from '@kardan/contract/calls/call';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { ownSearchAgentPath } from '@kardan/contract/site-paths';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Env } from '../../env.ts';
import { sealAgentToken } from './agent-token.ts';

type Site = Pick<Env, 'SITE_ORIGIN' | 'LINK_SECRET'>;

export interface AgentLinks {
  /** The agent's own page: opening it changes nothing, since programs that check mails open every link. */
  page: string;
  /** The agent's own page, at what stops its mails. */
  pause: string;
  remove: string;
  /** What a mail program sends its one-click request to; opened in a browser it leads to the page. */
  unsubscribe: string;
}

/** The links of an agent's mails. */
export function agentLinks(site: Site, searchAgentId: string, language: Language): AgentLinks {
  const token = sealAgentToken(searchAgentId, site.LINK_SECRET);
  const page = site.SITE_ORIGIN + agentPagePath(token, language);
  return {
    page,
    pause: `${page}#pause`,
    remove: `${page}#delete`,
    unsubscribe: `${site.SITE_ORIGIN}${apiPrefix}/search-agent/own/${token}/unsubscribe?language=${language}`,
  };
}

/** Servers on the way refuse headers and addresses of more than 8 or 16 KB. */
const longestBefore = 4_000;

/**
 * Where its page lies on the site; with what it looked for until now, the page offers to take the change back, unless that
 * is too long for an address.
 */
export function agentPagePath(token: string, language: Language, former?: SearchFilters): string {
  const before = former ? encodeURIComponent(JSON.stringify(former)) : '';
  const query = before && before.length <= longestBefore ? `?before=${before}` : '';
  return ownSearchAgentPath(token, language) + query;
}
