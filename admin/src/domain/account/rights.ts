import type { OwnAccount } from '@kardan/contract/calls/admin/account';
import type { OwnDealership } from '@kardan/contract/calls/admin/account-fields';
import type { DealershipRole, GroupRole } from '@kardan/contract/values/accounts';

export type Role = DealershipRole | GroupRole | 'operator';

export type Memberships = Pick<OwnAccount, 'memberships' | 'groups' | 'isOperator'>;

/** Every dealership that somebody works for, once, by name. */
export function dealershipsOf({ memberships, groups }: Memberships): OwnDealership[] {
  const all = [...memberships.map(({ dealership }) => dealership), ...groups.flatMap(({ dealerships }) => dealerships)];
  const byId = new Map(all.map((dealership) => [dealership.id, dealership]));
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name, 'de-AT'));
}

/** The role with the most rights that somebody has in a dealership. It only hides what the API would refuse. */
export function roleIn({ memberships, groups, isOperator }: Memberships, dealershipId: number): Role | undefined {
  const own = memberships.find(({ dealership }) => dealership.id === dealershipId)?.role;
  const ofGroup = groups.find(({ dealerships }) => dealerships.some(({ id }) => id === dealershipId))?.role;
  return [own, ofGroup].find(isManager) ?? own ?? ofGroup ?? (isOperator ? 'operator' : undefined);
}

/** Whether somebody works for the portal and for no dealership: there is no site to choose. */
export function worksForPortalOnly(account: Memberships & Pick<OwnAccount, 'isEditor'>): boolean {
  return (account.isOperator || account.isEditor) && dealershipsOf(account).length === 0;
}

/** Whether a role works with cars, pictures and inquiries; analysts of a group only read its figures. */
export function isStaff(role: Role | undefined): boolean {
  return role !== undefined && role !== 'group-analyst';
}

/** Whether a role changes the dealership itself: its people, its profile, its interfaces. */
export function isManager(role: Role | undefined): boolean {
  return role === 'operator' || role === 'dealer-owner' || role === 'group-owner';
}

export function hasSecondFactor({ totp, passkeys }: Pick<OwnAccount, 'totp' | 'passkeys'>): boolean {
  return totp || passkeys.length > 0;
}

/** Operators come in with two factors or not at all. */
export function lacksSecondFactor(account: OwnAccount): boolean {
  return account.isOperator && !hasSecondFactor(account);
}
