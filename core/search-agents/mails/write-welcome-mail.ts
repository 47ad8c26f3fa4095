import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { describeSearch } from '../../search/words/describe-search.ts';
import { loadOwnAgent } from '../agents/agent-store.ts';
import { pauseUndeliverableAgent } from '../agents/pause-undeliverable-agent.ts';
import { agentLinks } from '../links/agent-links.ts';
import { agentFooter } from './agent-footer.ts';
import { agentWords } from './agent-words.ts';
import { codeWords } from './code-words.ts';

/** What a verified agent begins with: what it looks for, and the link that is needed to change it. */
export async function writeWelcomeMail(
  { db, env }: { db: Database; env: Env },
  { searchAgentId }: MailPayload<'search-agent-welcome'>,
  language: Language,
  mailId: string,
): Promise<MailContent | undefined> {
  const agent = await loadOwnAgent(db, searchAgentId);
  if (!agent) return undefined;
  const words = agentWords[language];
  const { heading, text } = codeWords[language].welcome;
  const filters = await describeSearch({ db }, agent.request as SearchFilters, language);
  const search = filters.map(({ phrase }) => phrase);
  return {
    language,
    subject: `${heading}: ${search.slice(0, 3).join(', ')}`,
    preview: text,
    heading,
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          { label: words.search, value: search.join(' · ') },
          { label: words.how, value: words.frequencies[agent.frequency] },
          { label: words.about, value: agent.events.map((event) => words.events[event]).join(', ') },
        ],
      },
      { kind: 'button', label: words.openAgent, url: agentLinks(env, searchAgentId, language).page },
    ],
    ...agentFooter(env, agent, language),
    onAddressRefused: (tx) => pauseUndeliverableAgent(tx, searchAgentId, mailId),
  };
}
