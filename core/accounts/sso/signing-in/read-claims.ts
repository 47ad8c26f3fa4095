import type { DealershipRole, GroupRole } from '@kardan/contract/values/accounts';
import { collapseToOneLine } from '@kardan/contract/values/one-line';
import { textForms } from '@kardan/contract/values/text-forms';
import type { RoleOfClaim } from '../provider-store.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** The address that the provider says it has verified; undefined when it does not say so. */
export function verifiedEmail(claims: Claims): string | undefined {
  // `xms_edov` is how Entra says that the domain's owner is verified; its `email` alone is what an administrator typed.
  const isVerified = claims.email_verified === true || [true, 1, '1', 'true'].includes(claims.xms_edov as string);
  const { email } = claims;
  if (!isVerified || typeof email !== 'string' || email.length > 254) return undefined;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email.toLowerCase() : undefined;
}

/** How somebody is called; what their address begins with where no name is told, or one that is no person's. */
export function displayNameOf(claims: Claims, email: string): string {
  const told = [claims.name, [claims.given_name, claims.family_name].filter(Boolean).join(' ')];
  const names = told.map((name) => (typeof name === 'string' ? collapseToOneLine(name) : ''));
  const local = email
    .slice(0, email.lastIndexOf('@'))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return (names.find((name) => name !== '' && textForms.personName.test(name)) ?? (local || '–')).slice(0, 100);
}

/** The values of the claim, which may lie within another: `realm_access.roles`. */
export function valuesOfClaim(claims: Claims, claim: string): string[] {
  const inside = claim
    .split('.')
    .reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      claims,
    );
  const value = Object.hasOwn(claims, claim) ? claims[claim] : inside;
  const values = Array.isArray(value) ? value : [value];
  return values.filter((each): each is string => typeof each === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export interface CompanyRoles {
  group: GroupRole | undefined;
  dealerships: Map<number, DealershipRole>;
}

/** What somebody is in the group by their claim's values; of several roles in one place the widest. Never beyond the group. */
export function rolesOf(values: string[], roles: RoleOfClaim[], dealershipIds: number[]): CompanyRoles {
  const found: CompanyRoles = { group: undefined, dealerships: new Map() };
  for (const { value, role, dealershipId } of roles) {
    if (!values.includes(value)) continue;
    if (role === 'group-owner' || role === 'group-analyst') {
      if (found.group !== 'group-owner') found.group = role;
      continue;
    }
    for (const id of dealershipIds.filter((each) => dealershipId === null || each === dealershipId)) {
      if (found.dealerships.get(id) !== 'dealer-owner') found.dealerships.set(id, role);
    }
  }
  return found;
}
