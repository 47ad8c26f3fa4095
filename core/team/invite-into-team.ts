import type { DealershipRole } from '@kardan/contract/values/accounts';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Actor } from '../accounts/actor.ts';
import { inviteAccount } from '../accounts/links/invite-account.ts';
import { refuseOtherCompanyAccount } from '../accounts/sso/under-company-account.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Tx } from '../db/database.ts';
import { Failure } from '../kernel/errors.ts';
import { insertMember } from './member-store.ts';

export interface NewMember {
  email: string;
  displayName: string;
  role: DealershipRole;
  language?: Language | undefined;
}

/**
 * Invites somebody into a team in the caller's transaction, on record, unless their address could never accept; whoever calls has found
 * the actor to be allowed to, by a fresh sign-in, and knows where in the call the address stands.
 */
export async function inviteIntoTeam(
  tx: Tx,
  actor: Actor,
  dealershipId: number,
  { role, ...person }: NewMember,
  emailPath = ['email'],
): Promise<{ memberId: string; actId: string }> {
  await refuseOtherCompanyAccount(tx, { dealershipId }, person.email, emailPath);
  const { account } = await inviteAccount(tx, person, { dealershipId, invitedBy: actor.accountId });
  const { id: accountId } = account;
  const invited = { invitedName: person.displayName, invitedEmail: person.email };
  const memberId = await insertMember(tx, { accountId, dealershipId, role, ...invited });
  if (memberId === undefined) throw new Failure('already-member');
  const actId = await recordAct(tx, actor, {
    action: 'member.invited',
    dealershipId,
    object: { id: accountId, label: person.email },
    after: { role },
  });
  return { memberId, actId };
}
