import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { adminBase } from '#lib/router/admin-base.ts';

export interface PortalEntry {
  /** Its page below the portal's address, and the name of its text. */
  page: PortalPage;
  icon: IconName;
  /** Editors see the texts of the site and nothing else. */
  forEditors?: true;
  /** Other pages lead to it: once a year is too seldom for a place in the navigation. */
  unlisted?: true;
}

export type PortalPage =
  | 'desk'
  | 'requests'
  | 'dealerships'
  | 'groups'
  | 'listings'
  | 'notices'
  | 'complaints'
  | 'findings'
  | 'transparency'
  | 'catalogue'
  | 'feeds'
  | 'content'
  | 'credit-examples'
  | 'health'
  | 'people'
  | 'history';

const entries: readonly PortalEntry[] = [
  { page: 'desk', icon: 'list-checks' },
  { page: 'requests', icon: 'clipboard-check' },
  { page: 'dealerships', icon: 'store' },
  { page: 'groups', icon: 'building-2' },
  { page: 'listings', icon: 'car-front' },
  { page: 'notices', icon: 'flag' },
  { page: 'complaints', icon: 'scale' },
  { page: 'findings', icon: 'copy' },
  { page: 'transparency', icon: 'chart-column', unlisted: true },
  { page: 'catalogue', icon: 'book-open' },
  { page: 'feeds', icon: 'file-down' },
  { page: 'content', icon: 'newspaper', forEditors: true },
  { page: 'credit-examples', icon: 'percent' },
  { page: 'health', icon: 'circle-gauge' },
  { page: 'people', icon: 'users' },
  { page: 'history', icon: 'history' },
];

interface PortalRights {
  isOperator: boolean;
  isEditor: boolean;
}

/** Which pages of the portal somebody may see. */
export function portalPagesOf({ isOperator, isEditor }: PortalRights): PortalEntry[] {
  return entries.filter(({ forEditors }) => isOperator || (isEditor && forEditors));
}

/** Where somebody who works for the portal can go within it. */
export function portalNavigationOf(rights: PortalRights): PortalEntry[] {
  return portalPagesOf(rights).filter(({ unlisted }) => !unlisted);
}

/** The pages of the portal that a thumb goes to most. */
export function portalThumbPagesOf(rights: PortalRights): PortalEntry[] {
  const pages: PortalPage[] = rights.isOperator ? ['desk', 'notices', 'dealerships'] : ['content'];
  const allowed = portalNavigationOf(rights);
  return pages.flatMap((wanted) => allowed.filter(({ page }) => page === wanted));
}

/** A page of the portal: `portalPath('notices', '42')`. */
export function portalPath(page: PortalPage, ...further: string[]): string {
  return [adminBase, 'operator', page, ...further.map(encodeURIComponent)].join('/');
}
