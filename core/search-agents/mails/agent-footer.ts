import type { Language } from '@kardan/contract/values/identifiers';
import type { Env } from '../../env.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import type { OwnAgentRow } from '../agents/agent-store.ts';
import { agentLinks } from '../links/agent-links.ts';
import { agentWords } from './agent-words.ts';

const days: Record<Language, Intl.DateTimeFormat> = {
  'de-AT': new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'Europe/Vienna' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Vienna' }),
};

/** What every mail of a verified agent ends with: why it came, and the ways to change, pause and stop it. */
export function agentFooter(
  env: Env,
  agent: OwnAgentRow,
  language: Language,
): Pick<MailContent, 'reason' | 'links' | 'unsubscribeUrl' | 'automatic'> {
  const words = agentWords[language];
  const { page, pause, remove, unsubscribe } = agentLinks(env, agent.id, language);
  return {
    reason: words.reason(days[language].format(agent.consentGivenAt)),
    links: [
      { label: words.manage, url: page },
      { label: words.pause, url: pause },
      { label: words.stop, url: remove },
    ],
    unsubscribeUrl: unsubscribe,
    automatic: 'generated',
  };
}
