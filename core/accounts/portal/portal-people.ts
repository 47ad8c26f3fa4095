import type { PortalPerson } from '@kardan/contract/calls/operator/people';
import type { Language } from '@kardan/contract/values/identifiers';
import type { PortalRight } from '@kardan/contract/values/portal';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { loadAccount } from '../account-store.ts';
import type { Actor } from '../actor.ts';
import { spendInvitationsBy, spendInvitationsOf } from '../links/account-token-store.ts';
import { inviteAccount } from '../links/invite-account.ts';
import { noticeAccount } from '../mails/notice-account.ts';
import { accountOf, requireOperator } from '../policies.ts';
import { recordSecurity } from '../record-security.ts';
import { endStoredSessions } from '../sessions/session-store.ts';
import { createPortalAccount } from './create-portal-account.ts';
import { savePortalRights } from './portal-account-store.ts';
import { loadPortalPeople, type StoredPortalPerson } from './portal-people-store.ts';
import { requireFreshOperator } from './require-fresh-operator.ts';

type Services = { db: Database; env: Env };

/** Who has rights of the portal, for operators. */
export async function listPortalPeople({ db }: { db: Database }, actor: Actor): Promise<{ items: PortalPerson[] }> {
  requireOperator(actor);
  const people = await loadPortalPeople(db);
  return { items: people.map((person) => present(actor, person)) };
}

/** Gives somebody a right of the portal as the command does it, in an operator's name. */
export async function invitePortalPerson(
  services: Services,
  actor: Actor,
  person: { email: string; displayName: string; right: PortalRight; language: Language },
): Promise<PortalPerson> {
  requireOperator(actor);
  const { accountId } = await createPortalAccount(services, person, actor);
  return presentOne(services.db, actor, accountId);
}

/** Mails somebody who has not accepted yet a new link; the one before leads nowhere. */
export async function resendPortalInvitation(
  { db }: { db: Database },
  actor: Actor,
  accountId: number,
): Promise<PortalPerson> {
  requireOperator(actor);
  return inTransaction(db, async (tx) => {
    await requireFreshOperator(tx, actor);
    const account = await loadAccount(tx, accountId);
    if (!account || (!account.isOperator && !account.isEditor)) throw new NotFound('person');
    if (account.state !== 'invited') throw new Failure('invitation-accepted');
    const { email, displayName, language } = account;
    await inviteAccount(tx, { email, displayName, language }, { invitedBy: accountOf(actor) });
    await recordSecurity(tx, account, 'invited-again', doneBy(actor));
    return presentOne(tx, actor, accountId);
  });
}

/** Takes a right of the portal, with the sessions that had it; whoever does it stays an operator, so that there always is one. */
export async function takePortalRight(
  { db }: { db: Database },
  actor: Actor,
  { accountId, right }: { accountId: number; right: PortalRight },
): Promise<void> {
  requireOperator(actor);
  if (right === 'operator' && accountId === accountOf(actor)) throw new Failure('last-operator');
  await inTransaction(db, async (tx) => {
    await requireFreshOperator(tx, actor);
    const account = await loadAccount(tx, accountId);
    if (!account || !(right === 'operator' ? account.isOperator : account.isEditor)) throw new NotFound('right');
    await savePortalRights(tx, accountId, right === 'operator' ? { isOperator: false } : { isEditor: false });
    await endStoredSessions(tx, { accountId, because: 'rights' });
    const isLast = right === 'operator' ? !account.isEditor : !account.isOperator;
    if (isLast && account.state === 'invited') await spendInvitationsOf(tx, accountId);
    // Or somebody they let in would come once they are gone.
    if (right === 'operator') await spendInvitationsBy(tx, accountId);
    if (account.state !== 'invited') await noticeAccount(tx, account, { notice: 'right-taken' });
    await recordSecurity(tx, account, 'right-taken', { ...doneBy(actor), after: { right } });
  });
}

function doneBy(actor: Actor) {
  return { by: accountOf(actor), requestId: actor.requestId };
}

async function presentOne(db: Database | Tx, actor: Actor, accountId: number): Promise<PortalPerson> {
  const [person] = await loadPortalPeople(db, accountId);
  if (!person) throw new NotFound('person');
  return present(actor, person);
}

function present(actor: Actor, { isOperator, isEditor, invitedUntil, ...person }: StoredPortalPerson): PortalPerson {
  return {
    ...person,
    rights: [...(isOperator ? ['operator' as const] : []), ...(isEditor ? ['editor' as const] : [])],
    invitedUntil: invitedUntil?.toISOString() ?? null,
    isSelf: person.accountId === actor.accountId,
  };
}
