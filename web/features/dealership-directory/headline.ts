import { type DirectoryWords, districtName, makeName, regionName } from './directory-words.ts';
import type { DirectoryFilters } from './url/directory-state.ts';

/** The federal states whose names want another word before them than "in". */
type RegionSlug =
  | 'burgenland'
  | 'kaernten'
  | 'niederoesterreich'
  | 'oberoesterreich'
  | 'salzburg'
  | 'steiermark'
  | 'tirol'
  | 'vorarlberg'
  | 'wien';

/** What the list holds, in a few words: "BMW-Händler in der Steiermark". */
export function headline({ makes, region, district, place }: DirectoryFilters, words: DirectoryWords): string {
  const { t } = words;
  const who =
    makes.length > 0 && makes.length <= 2
      ? t('headline.make', { make: makes.map((make) => makeName(words, make)).join(t('and')) })
      : t('headline.all');
  if (district) return t('headline.district', { who, district: districtName(words, district) });
  if (region) return t('headline.where', { who, where: inRegion(region, words) });
  if (place) return t('headline.around', { who, postcode: place.postcode });
  return t('headline.where', { who, where: t('inAustria') });
}

export function inRegion(region: string, words: DirectoryWords): string {
  const text = words.t(`in.${region as RegionSlug}`);
  return text.startsWith('in.') ? regionName(words, region) : text;
}
