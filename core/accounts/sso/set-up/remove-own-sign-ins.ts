import type { Tx } from '../../../db/database.ts';
import type { Actor } from '../../actor.ts';
import { noticeAccount } from '../../mails/notice-account.ts';
import { sessionOf } from '../../policies.ts';
import { recordSecurity } from '../../record-security.ts';
import { endSessionsOfPeople } from '../signing-out/company-session-store.ts';
import { deleteOwnSignIns, lockPeopleOfDomains } from './own-sign-in-store.ts';

/**
 * Takes from a provider's people what opens their accounts, where their domain leaves it: what they had before was of no use
 * while the company said who works there, and would let in again whoever has left it since. Each is told by mail how to get
 * in. Must run before the provider forgets who its people are. Of sessions only the actor's own goes on.
 */
export async function removeOwnSignIns(
  tx: Tx,
  actor: Actor,
  provider: { id: number; groupId: number },
  domains: string[],
): Promise<void> {
  if (domains.length === 0) return;
  const people = await lockPeopleOfDomains(tx, provider, domains);
  const ids = people.map(({ id }) => id);
  await endSessionsOfPeople(tx, ids, sessionOf(actor).id);
  const lost = await deleteOwnSignIns(tx, ids);
  for (const person of people.filter(({ id }) => lost.has(id))) {
    await recordSecurity(tx, person, 'sign-ins-removed', { by: actor.accountId, requestId: actor.requestId });
    if (person.state === 'active') await noticeAccount(tx, person, { notice: 'sign-ins-removed' });
  }
}
