import type { DistrictPage } from '@kardan/contract/calls/regions/regional';
import type { RegionalTexts } from './regional-texts.ts';

/** "in der Steiermark", "in Tirol": where a car stands, as one says it. */
export function inRegion(t: RegionalTexts, { slug, name }: { slug: string; name: string }): string {
  // Two of the nine take an article.
  if (slug === 'steiermark' || slug === 'burgenland') return t(`inRegion.${slug}`);
  return t('inRegion.any', { name });
}

/** "in Graz", "im Bezirk Krems-Land", "in Wien 23., Liesing" */
export function inDistrict(t: RegionalTexts, { name, kind }: DistrictPage['district']): string {
  if (kind === 'statutory-city') return t('inCity', { name: name.replace(/ \(Stadt\)$|-Stadt$/, '') });
  if (kind === 'district') return t('inDistrict', { name: name.replace(/ \(Land\)$/, '-Land') });
  return t('inCity', { name });
}

/** "im Umkreis von 30 km um Graz" */
export function aroundPlace(t: RegionalTexts, { name }: { name: string }, radiusKm: number): string {
  return t('aroundPlace', { name, radius: radiusKm });
}

/** At the beginning of a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
