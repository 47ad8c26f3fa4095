import type { Language } from '@kardan/contract/values/identifiers';
import { maxAgents } from '@kardan/contract/values/search-agent';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import type { MailBlock, MailContent } from '../../mail/mail-content.ts';
import {
  countAgentsOfMailbox,
  loadPendingAgent,
  loadVerifiedOfAddress,
  type StoredPending,
} from '../agents/agent-store.ts';
import { codeOf, isOpenCode } from '../codes/code-rules.ts';
import { loadNewestCode } from '../codes/code-store.ts';
import { agentLinks } from '../links/agent-links.ts';
import { agentWords } from './agent-words.ts';
import { codeWords } from './code-words.ts';

/**
 * The code that starts an agent, or why there is none for this address. Nothing when the code cannot be used any more by
 * the time it would go out: a newer one is under way, ten minutes are over, the mailbox has had enough of them.
 */
export async function writeCodeMail(
  { db, env }: { db: Database; env: Env },
  { searchAgentId, codeId }: MailPayload<'search-agent-code'>,
  language: Language,
): Promise<MailContent | undefined> {
  const agent = await loadPendingAgent(db, searchAgentId);
  const code = agent && (await loadNewestCode(db, searchAgentId));
  if (!agent || code?.id !== codeId || code.isSilent || !isOpenCode(code)) return undefined;
  const words = codeWords[language];
  const mail = { language, reason: words.reason, automatic: 'generated' as const };
  const same = await findSameAgent(db, agent);
  if (same) {
    const { page } = agentLinks(env, same, language);
    return { ...mail, ...plain(words.known, [{ kind: 'button', label: agentWords[language].openAgent, url: page }]) };
  }
  if (agent.mailboxHash && (await countAgentsOfMailbox(db, agent.mailboxHash)) >= maxAgents) {
    return { ...mail, ...plain(words.full, []) };
  }
  const digits = codeOf(codeId, env.LINK_SECRET);
  return {
    ...mail,
    subject: words.code.subject(`${digits.slice(0, 3)} ${digits.slice(3)}`, env.SITE_NAME),
    preview: words.code.next,
    heading: words.code.heading,
    blocks: [
      { kind: 'text', text: words.code.text },
      { kind: 'code', label: words.code.label, code: digits },
      { kind: 'text', text: words.code.next },
    ],
  };
}

/** A verified agent of the very same address that looks for the same. */
async function findSameAgent(db: Database, { email, request }: StoredPending): Promise<string | undefined> {
  const wanted = JSON.stringify(request);
  const verified = await loadVerifiedOfAddress(db, email);
  return verified.find((agent) => JSON.stringify(agent.request) === wanted)?.id;
}

function plain({ heading, text }: { heading: string; text: string }, blocks: MailBlock[]) {
  return { subject: heading, preview: text, heading, blocks: [{ kind: 'text' as const, text }, ...blocks] };
}
