import type { DealershipFacets } from '@kardan/contract/calls/dealerships/dealership-search';
import type { DealershipService } from '@kardan/contract/values/dealership';
import { type DirectoryWords, makeName } from '../directory-words.ts';

export interface Option<Value extends string> {
  value: Value;
  label: string;
  count: number;
  checked: boolean;
}

/** Makes with dealerships, chosen ones first; a chosen one stays in sight though none is left. */
export function makeOptions(
  { makes }: DealershipFacets,
  chosen: readonly string[],
  words: DirectoryWords,
): Option<string>[] {
  const counted = new Map(makes.map(({ slug, count }) => [slug, count]));
  const others = makes.filter(({ slug }) => !chosen.includes(slug));
  return [
    ...chosen.map((slug) => ({
      value: slug,
      label: makeName(words, slug),
      count: counted.get(slug) ?? 0,
      checked: true,
    })),
    ...others.map(({ slug, name, count }) => ({ value: slug, label: name, count, checked: false })),
  ];
}

/** Services in their order; those that nobody of the found ones offers are left out unless chosen. */
export function serviceOptions(
  { services }: DealershipFacets,
  chosen: readonly DealershipService[],
  { labels }: DirectoryWords,
): Option<DealershipService>[] {
  const missing = chosen.filter((service) => !services.some(({ value }) => value === service));
  return [...services, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
    value,
    label: labels.service[value],
    count,
    checked: chosen.includes(value),
  }));
}
