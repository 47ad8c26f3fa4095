import type { UnderstoodText } from '@kardan/contract/calls/search/search-text';

type Part = UnderstoodText['parts'][number];

/** The radius around a place, where the text itself does not name it. */
export function unsaidRadiusKm(
  { text, filters }: Pick<Part, 'text' | 'filters'>,
  meant: UnderstoodText['filters'],
): number | undefined {
  return filters.includes('place') && !/\bkm\b/i.test(text) ? meant.place?.radiusKm : undefined;
}

/** The text without a stretch of it. */
export function withoutPart(text: string, { from, to }: Pick<Part, 'from' | 'to'>): string {
  return `${text.slice(0, from).trimEnd()} ${text.slice(to).trimStart()}`.trim();
}

/** What a stretch is about: the filters that it sets, all that a wish stands for, or that it was not understood. */
export function partName(
  { kind, filters }: Pick<Part, 'kind' | 'filters'>,
  { filterName, notUnderstood }: { filterName: (key: Part['filters'][number]) => string; notUnderstood: string },
): string | undefined {
  if (kind === 'unknown') return notUnderstood;
  const named = kind === 'wish' ? filters : filters.slice(0, 1);
  return named.length > 0 ? [...new Set(named.map(filterName))].join(', ') : undefined;
}
