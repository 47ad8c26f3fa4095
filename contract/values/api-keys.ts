/** What a key of a dealer's own system may be used for. */
export const keyScopes = ['stock', 'pictures', 'inquiries', 'statistics'] as const;
export type KeyScope = (typeof keyScopes)[number];
