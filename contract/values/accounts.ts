/** What sign-in, accounts and their forms share. No schema in here: browsers load it. */
export const dealershipRoles = ['dealer-owner', 'dealer-staff'] as const;
export type DealershipRole = (typeof dealershipRoles)[number];

export const groupRoles = ['group-owner', 'group-analyst'] as const;
export type GroupRole = (typeof groupRoles)[number];

export const accountStates = ['invited', 'active', 'locked'] as const;
export type AccountState = (typeof accountStates)[number];

/** A sandbox is another dealership's, to try things in; nothing of it is ever public. */
export const dealershipStates = ['requested', 'active', 'suspended', 'closed', 'sandbox'] as const;
export type DealershipState = (typeof dealershipStates)[number];

/** Browsers keep what renews a session in a cookie that no script reads; other programs are handed it. */
export const signInClients = ['browser', 'other'] as const;
export type SignInClient = (typeof signInClients)[number];

export const secondFactors = ['passkey', 'totp', 'recovery-code'] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** A new password's bounds; what else makes one weak, the API says. */
export const passwordLengths = { min: 12, max: 128 } as const;

export const accountLengths = { displayName: 100, passkeyLabel: 60 } as const;

/** Security settings need a sign-in that is not older. */
export const freshSignInMinutes = 15;
