import { portalPath } from '#domain/portal/navigation.ts';

/** In the order in which somebody looks who has a bad feeling. */
export const healthTabs = ['overview', 'jobs', 'index', 'mails', 'speed', 'searches', 'tools'] as const;
export type HealthTab = (typeof healthTabs)[number];

/** The page's own address shows the first of them. */
export function healthTabPath(tab: HealthTab): string {
  return tab === 'overview' ? portalPath('health') : portalPath('health', tab);
}
