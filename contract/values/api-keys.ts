/** What a key of a dealer's own system may be used for. No schema in here: browsers load it. */
export const keyScopes = ['stock', 'pictures', 'inquiries', 'statistics'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Of keys that are no use any more, ended ones and revoked ones are shown for 90 days. */
export const keyStates = ['live', 'ended', 'revoked'] as const;
export type KeyState = (typeof keyStates)[number];

export const keyBounds = {
  name: 60,
  networks: 20,
  /** Keys that live, of one dealership or group. */
  live: 20,
  days: { default: 365, max: 730 },
  /** How long the secret of before may go on beside the new one. */
  overlapDays: { default: 1, max: 7 },
} as const;

/** Begins every key, so that programs that look for leaked secrets find it. */
export const keyPrefix = 'kdn_';
