import type { Database } from '../../db/database.ts';

export function loadMember(db: Database, accountId: number, dealershipId: number) {
  return db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.accountId')
    .innerJoin('dealership', 'dealership.id', 'membership.dealershipId')
    .select(['account.displayName', 'account.email', 'membership.role', 'dealership.name', 'dealership.slug'])
    .where('membership.accountId', '=', accountId)
    .where('membership.dealershipId', '=', dealershipId)
    .executeTakeFirst();
}

export function loadGroupMember(db: Database, accountId: number, groupId: number) {
  return db
    .selectFrom('groupMembership')
    .innerJoin('account', 'account.id', 'groupMembership.accountId')
    .innerJoin('dealerGroup', 'dealerGroup.id', 'groupMembership.groupId')
    .select(['account.displayName', 'account.email', 'groupMembership.role', 'dealerGroup.name', 'dealerGroup.slug'])
    .where('groupMembership.accountId', '=', accountId)
    .where('groupMembership.groupId', '=', groupId)
    .executeTakeFirst();
}
