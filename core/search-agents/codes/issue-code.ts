import type { Language } from '@kardan/contract/values/identifiers';
import { codeMinutes } from '@kardan/contract/values/search-agent';
import type { Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { limitKey, mailboxOf } from '../../limits/limit-key.ts';
import { useLimit } from '../../limits/use-limit.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { codesADay, codesAnHour } from '../agents/agent-limits.ts';
import { insertCode } from './code-store.ts';

/**
 * Mails a new code to an agent's address; it is the only one that counts from now on. A mailbox gets only so many: beyond,
 * everything happens alike, but the code is worth nothing and its mail goes nowhere, so that nobody learns by it what
 * others have asked for.
 */
export async function issueCode(
  tx: Tx,
  env: Env,
  agent: { id: string; email: string; language: Language },
): Promise<void> {
  const key = limitKey(env.FORM_SECRET, mailboxOf(agent.email));
  const uses = [await useLimit(tx, codesAnHour, key), await useLimit(tx, codesADay, key)];
  const isSilent = uses.some(({ allowed }) => !allowed);
  const codeId = await insertCode(tx, agent.id, { minutes: codeMinutes, isSilent });
  const payload = { searchAgentId: agent.id, codeId };
  await queueMail(tx, { template: 'search-agent-code', recipient: agent.email, language: agent.language, payload });
}
