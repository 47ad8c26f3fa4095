/** Rights of the portal itself, beside those in dealerships. */
export const portalRights = ['operator', 'editor'] as const;
export type PortalRight = (typeof portalRights)[number];

export const groupNameLength = 100;

export const officeSorts = ['name', 'newest', 'cars'] as const;
export type OfficeSort = (typeof officeSorts)[number];
