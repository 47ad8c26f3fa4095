import type { Actor } from '../accounts/actor.ts';
import { findOwnDealership } from '../accounts/find-own-dealership.ts';
import { listOwners } from '../accounts/owners/list-owners.ts';
import { noticeOwnersOfActs } from '../accounts/owners/notice-owners-of-acts.ts';
import { requireOperator } from '../accounts/policies.ts';
import { requireFresh } from '../accounts/second-factor/require-fresh.ts';
import { holdCompanyRoles } from '../accounts/sso/set-up/hold-company-roles.ts';
import { recordAct } from '../audit/record-act.ts';
import { type Database, inTransaction, type Tx } from '../db/database.ts';
import { leaveGroupFeeds } from '../feeds/set-up/leave-group-feeds.ts';
import { Failure, type FieldIssue, NotFound } from '../kernel/errors.ts';
import { holdTeam } from '../team/hold-team.ts';
import { leaveGroupTeam } from '../team/leave-group-team.ts';
import { findGroup } from './find-group.ts';
import { holdDealership, saveGroupOf } from './group-store.ts';

/**
 * Takes a dealership out of its group, for operators: the group's people, keys and webhooks reach it no more from the next call on,
 * and whom the group's company account let in has left its team. Refused while a feed of the group brings cars for it, or the
 * company account names it, and where nobody of its own owns it: it would be left to nobody.
 */
export async function takeFromGroup(
  { db }: { db: Database },
  actor: Actor,
  named: { group: string; dealership: string },
): Promise<void> {
  requireOperator(actor);
  const { id: groupId, name: group } = await findGroup({ db }, named.group);
  const { id: dealershipId } = await findOwnDealership({ db }, actor, named.dealership);
  await inTransaction(db, async (tx) => {
    // Feeds, provider, team, account: in this order by everybody who holds two of them.
    const place = { groupId, dealershipId };
    const fed = await leaveGroupFeeds(tx, place);
    const { domains, namesDealership } = await holdCompanyRoles(tx, place);
    await holdTeam(tx, dealershipId);
    await requireFresh(tx, actor);
    const dealership = await holdDealership(tx, dealershipId);
    if (dealership?.groupId !== groupId) throw new NotFound('dealership');
    refuseServed(fed, namesDealership);
    const owners = await listOwners(tx, { dealershipId });
    const label = dealership.name;
    const act = { action: 'dealership.group-left', dealershipId, object: { id: dealershipId, label } } as const;
    const id = await recordAct(tx, actor, { ...act, before: { group } });
    // Before they stop being owners.
    await noticeOwnersOfActs(tx, [{ id, dealershipId }]);
    await leaveGroupTeam(tx, actor, place, domains);
    await saveGroupOf(tx, dealershipId, null);
    const isInTrade = dealership.state === 'active' || dealership.state === 'suspended';
    if (isInTrade && owners.length > 0) await refuseUnowned(tx, dealershipId);
  });
}

function refuseServed(fed: FieldIssue[], namesDealership: boolean): void {
  const message = 'the company account gives roles in this dealership';
  const issues = [
    ...fed,
    ...(namesDealership ? [{ path: ['company-account'], code: 'names-dealership', message }] : []),
  ];
  if (issues.length > 0) throw new Failure('group-still-serves', { issues });
}

async function refuseUnowned(tx: Tx, dealershipId: number): Promise<void> {
  if ((await listOwners(tx, { dealershipId })).length === 0) throw new Failure('last-owner');
}
