import { portalPath } from './navigation.ts';

/** In the order in which operators need them. */
export const catalogueTabs = ['makes', 'codes', 'values', 'names', 'cities'] as const;
export type CatalogueTab = (typeof catalogueTabs)[number];

/** The page's own address shows the first of them. */
export function catalogueTabPath(tab: CatalogueTab): string {
  return tab === 'makes' ? portalPath('catalogue') : portalPath('catalogue', tab);
}

export const makePath = (makeId: number) => portalPath('catalogue', 'makes', String(makeId));
export const modelPath = (modelId: number) => portalPath('catalogue', 'models', String(modelId));
