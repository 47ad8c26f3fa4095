/** What waits for somebody of the portal, in the order of the tabs. */
export const deskKinds = ['request', 'notice', 'complaint', 'finding', 'feed', 'company-account'] as const;
export type DeskKind = (typeof deskKinds)[number];
