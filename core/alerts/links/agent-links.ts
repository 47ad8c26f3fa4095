import { apiPrefix } from '@kardan/contract/call';
import type { Language } from '@kardan/contract/identifiers';
import type { Env } from '../../env.ts';
import { sealAgentToken } from './agent-token.ts';

type Site = Pick<Env, 'SITE_ORIGIN' | 'LINK_SECRET'>;

export interface AgentLinks {
  /** The agent's own page: opening it changes nothing, since programs that check mails open every link. */
  page: string;
  /** The same, at what stops its mails. */
  pause: string;
  remove: string;
  /** What a mail program sends its one-click request to; opened in a browser it leads to the page. */
  unsubscribe: string;
}

/** The links of an agent's mails. Paths are the built-in ones, which lead to each language's own. */
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

/** Where its page lies on the site. */
export function agentPagePath(token: string, language: Language): string {
  return `${language === 'en' ? '/en' : ''}/search-agent/${encodeURIComponent(token)}`;
}
