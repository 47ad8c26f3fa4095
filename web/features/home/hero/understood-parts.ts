import type { UnderstoodText } from '@kardan/contract/calls/search/search-text';

type Part = UnderstoodText['parts'][number];

/** The radius around a place, where the text itself does not name it. */
export function unsaidRadiusKm({ text, filters }: Part, meant: UnderstoodText['filters']): number | undefined {
  return filters.includes('place') && !/\bkm\b/i.test(text) ? meant.place?.radiusKm : undefined;
}

/** The text without a stretch of it. */
export function withoutPart(text: string, { from, to }: Pick<Part, 'from' | 'to'>): string {
  return `${text.slice(0, from).trimEnd()} ${text.slice(to).trimStart()}`.trim();
}
