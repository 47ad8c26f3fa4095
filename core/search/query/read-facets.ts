import type { FacetKey, FacetOption } from '@kardan/contract/calls/search/search';
import { type Filter, filters } from '@kardan/contract/filters';
import type { EngineAnswer, EngineBucket } from './engine-answer.ts';
import { facetFields } from './listing-fields.ts';

/** The counts that one search made for these facets; options of a closed list without cars stand with 0. */
export function readFacets(facets: FacetKey[], answer: EngineAnswer): [FacetKey, FacetOption[]][] {
  return facets.map((facet) => [facet, optionsOf(facet, bucketsOf(facet, answer))]);
}

function bucketsOf(facet: FacetKey, answer: EngineAnswer): EngineBucket[] {
  const counted = answer.aggregations?.[facetFields[facet]];
  if (!counted) return [];
  return 'model' in counted ? counted.model.buckets : counted.buckets;
}

function optionsOf(facet: FacetKey, buckets: EngineBucket[]): FacetOption[] {
  const filter: Filter | undefined = facet === 'make' || facet === 'model' ? undefined : filters[facet];
  if (filter?.kind === 'flag') return [{ value: 'true', count: countOf(facet, buckets) }];
  if (filter?.kind === 'options' || filter?.kind === 'features') return inOrder(filter.values, buckets);
  if (filter?.kind === 'range') return inOrder((filter.edges ?? []).map(String), buckets);
  const options = buckets.map((bucket) => ({ value: bucket.key, count: bucket.doc_count }));
  return filter?.kind === 'months' ? options.sort(byValue) : options.sort((a, b) => b.count - a.count || byValue(a, b));
}

function inOrder(values: readonly string[], buckets: EngineBucket[]): FacetOption[] {
  const counts = new Map(buckets.map((bucket) => [bucket.key, bucket.doc_count]));
  return values.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

function countOf(key: string, buckets: EngineBucket[]): number {
  return buckets.find((bucket) => bucket.key === key)?.doc_count ?? 0;
}

function byValue(a: FacetOption, b: FacetOption): number {
  return a.value < b.value ? -1 : 1;
}
