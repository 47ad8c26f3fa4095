import { dealershipRoles, groupRoles } from './accounts.ts';

/** What a group's identity provider can make somebody: never anything of the portal. */
export const providerRoles = [...groupRoles, ...dealershipRoles] as const;
export type ProviderRole = (typeof providerRoles)[number];

export const providerLimits = {
  issuer: 300,
  clientId: 200,
  secret: 500,
  claim: 100,
  value: 200,
  domains: 20,
  roles: 200,
};

/** Claim that most providers tell groups by. */
export const usualRoleClaim = 'groups';

/** What trying a provider can end in. */
export const providerChecks = ['ready', 'unreachable', 'other-issuer', 'unsuitable'] as const;
export type ProviderCheck = (typeof providerChecks)[number];
