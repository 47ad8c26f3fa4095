import type { Crumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { href } from '#lib/routes/href.ts';
import { type DirectoryWords, districtName, makeName, regionName } from './directory-words.ts';
import type { DirectoryState } from './url/directory-state.ts';

/** The way from the start to a list of dealerships. */
export function directoryCrumbs({ filters, portal }: DirectoryState, words: DirectoryWords, home: string): Crumb[] {
  const { t, locale } = words;
  const { region, district, makes } = filters;
  const crumbs: Crumb[] = [
    { label: home, href: href(locale, 'home') },
    { label: t('title'), href: href(locale, 'dealerships') },
  ];
  if (portal) crumbs.push({ label: t('portal.title') });
  else if (region) {
    crumbs.push({ label: regionName(words, region), href: href(locale, 'dealershipsInRegion', { region }) });
    if (district) crumbs.push({ label: districtName(words, district) });
  } else if (makes.length === 1 && makes[0]) {
    crumbs.push({ label: t('makes.crumb'), href: href(locale, 'dealershipMakes') });
    crumbs.push({ label: makeName(words, makes[0]) });
  }
  const last = crumbs.at(-1);
  return last ? [...crumbs.slice(0, -1), { label: last.label }] : crumbs;
}
