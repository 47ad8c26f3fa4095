import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { isManager, isStaff, type Role } from '../account/rights.ts';

export interface NavigationEntry {
  /** Its page below the dealership's address, and the name of its text. */
  page: NavigationPage;
  icon: IconName;
  /** Only they see it: who works in the dealership, or who manages it. */
  only?: 'staff' | 'managers';
}

export type NavigationPage =
  | 'overview'
  | 'offers'
  | 'inbox'
  | 'admin-report'
  | 'images'
  | 'edit-api-provider'
  | 'team'
  | 'history'
  | 'statements'
  | 'edit-districts'
  | 'edit-contract-makes'
  | 'edit';

const entries: readonly NavigationEntry[] = [
  { page: 'overview', icon: 'layout-dashboard' },
  { page: 'offers', icon: 'car-front', only: 'staff' },
  { page: 'inbox', icon: 'inbox', only: 'staff' },
  { page: 'admin-report', icon: 'chart-line' },
  { page: 'images', icon: 'image', only: 'staff' },
  { page: 'edit-api-provider', icon: 'plug', only: 'staff' },
  { page: 'team', icon: 'users', only: 'managers' },
  { page: 'history', icon: 'history', only: 'managers' },
  { page: 'statements', icon: 'scale', only: 'staff' },
  { page: 'edit-districts', icon: 'map', only: 'staff' },
  { page: 'edit-contract-makes', icon: 'badge-check', only: 'staff' },
  { page: 'edit', icon: 'settings', only: 'staff' },
];

/** The same page of another dealership, where somebody of that role there can see it; else its overview. */
export function pageFor(role: Role, page: string | undefined): string {
  const pages: (string | undefined)[] = ['account', ...navigationOf(role).map((entry) => entry.page)];
  return page !== undefined && pages.includes(page) ? page : 'overview';
}

/** Where somebody of that role can go within a dealership. */
export function navigationOf(role: Role): NavigationEntry[] {
  const sees = { staff: isStaff(role), managers: isManager(role) };
  return entries.filter(({ only }) => !only || sees[only]);
}
