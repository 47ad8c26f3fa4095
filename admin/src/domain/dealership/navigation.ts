import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { isManager, type Role } from '../account/rights.ts';

export interface NavigationEntry {
  /** Its page below the dealership's address, and the name of its text. */
  page: NavigationPage;
  icon: IconName;
  /** Only who manages the dealership sees it. */
  managersOnly?: true;
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
  | 'edit-districts'
  | 'edit-contract-makes'
  | 'edit';

const entries: readonly NavigationEntry[] = [
  { page: 'overview', icon: 'layout-dashboard' },
  { page: 'offers', icon: 'car-front' },
  { page: 'inbox', icon: 'inbox' },
  { page: 'admin-report', icon: 'chart-line' },
  { page: 'images', icon: 'image' },
  { page: 'edit-api-provider', icon: 'plug', managersOnly: true },
  { page: 'team', icon: 'users', managersOnly: true },
  { page: 'history', icon: 'history', managersOnly: true },
  { page: 'edit-districts', icon: 'map', managersOnly: true },
  { page: 'edit-contract-makes', icon: 'badge-check', managersOnly: true },
  { page: 'edit', icon: 'settings', managersOnly: true },
];

/** Where somebody of that role can go within a dealership. */
export function navigationOf(role: Role): NavigationEntry[] {
  return entries.filter(({ managersOnly }) => !managersOnly || isManager(role));
}
